CREATE TABLE `bill_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`file` text NOT NULL,
	`picture` integer,
	`hash` text NOT NULL,
	`size` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bill_images_bill` ON `bill_images` (`bill_id`);--> statement-breakpoint
CREATE INDEX `bill_images_hash` ON `bill_images` (`hash`);--> statement-breakpoint
CREATE TABLE `bills` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'Pending' NOT NULL,
	`location_id` integer,
	`brand_id` integer,
	`number` text DEFAULT '' NOT NULL,
	`date` text NOT NULL,
	`amount` integer,
	`points` integer DEFAULT 0 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`verdict` text DEFAULT 'process' NOT NULL,
	`review_at` integer,
	`submitted_at` integer NOT NULL,
	`deleted_at` integer,
	`sample` integer DEFAULT false NOT NULL,
	`extra` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bills_membership` ON `bills` (`membership_id`);--> statement-breakpoint
CREATE INDEX `bills_review` ON `bills` (`review_at`);--> statement-breakpoint
CREATE TABLE `brand_locations` (
	`brand_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	PRIMARY KEY(`location_id`, `brand_id`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `ledger` ADD `bill_id` integer REFERENCES bills(id);--> statement-breakpoint
ALTER TABLE `ledger` ADD `lot_id` integer REFERENCES ledger(id);--> statement-breakpoint
ALTER TABLE `ledger` ADD `expires_on` text;--> statement-breakpoint
ALTER TABLE `ledger` ADD `open` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_expiry` ON `ledger` (`open`,`expires_on`);--> statement-breakpoint
CREATE INDEX `ledger_bill` ON `ledger` (`bill_id`);--> statement-breakpoint
ALTER TABLE `locations` ADD `bill_days` integer;--> statement-breakpoint
ALTER TABLE `vouchers` ADD `expires_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `brand_locations` (`brand_id`, `location_id`) SELECT `brands`.`id`, `locations`.`id` FROM `brands` JOIN `locations` ON `locations`.`merchant_id` = `brands`.`merchant_id`;
