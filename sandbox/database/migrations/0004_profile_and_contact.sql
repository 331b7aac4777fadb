CREATE TABLE `email_verifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`email` text NOT NULL,
	`sent_at` integer NOT NULL,
	`verified_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `email_verifications_customer` ON `email_verifications` (`customer_id`);--> statement-breakpoint
ALTER TABLE `locations` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `locations` ADD `longitude` real;--> statement-breakpoint
ALTER TABLE `locations` ADD `contact_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `website` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `whatsapp_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `facebook` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `twitter` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `instagram` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `locations` ADD `linked_in` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `email_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `marital_status` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `date_of_birth` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `spouse_date_of_birth` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `anniversary` text DEFAULT '' NOT NULL;