CREATE TABLE `offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`brand_slug` text NOT NULL,
	`brand_name` text NOT NULL,
	`title` text NOT NULL,
	`sub_title` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`expire_text` text NOT NULL,
	`date_display` text NOT NULL,
	`custom_text` text NOT NULL,
	`coupon_code` text NOT NULL,
	`key_highlights` text NOT NULL,
	`long_description` text NOT NULL,
	`places` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `offers_merchant` ON `offers` (`merchant_id`);--> statement-breakpoint
CREATE TABLE `tiers` (
	`merchant_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`range_start` integer NOT NULL,
	`currency_spent` integer NOT NULL,
	`earn_points` real NOT NULL,
	`rates` text NOT NULL,
	PRIMARY KEY(`merchant_id`, `position`),
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
