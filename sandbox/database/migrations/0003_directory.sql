CREATE TABLE `floors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location_id` integer NOT NULL,
	`level` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `floors_location` ON `floors` (`location_id`);--> statement-breakpoint
CREATE TABLE `shop_brands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`hours` text NOT NULL,
	`manager` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`website` text NOT NULL,
	`about` text NOT NULL,
	`pictures` integer NOT NULL,
	`events` text NOT NULL,
	`extra` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_brands_merchant_id_slug_extra_unique` ON `shop_brands` (`merchant_id`,`slug`,`extra`);--> statement-breakpoint
CREATE TABLE `shops` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`floor_id` integer,
	`number` text NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `shop_brands`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`floor_id`) REFERENCES `floors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shops_location` ON `shops` (`location_id`);--> statement-breakpoint
CREATE INDEX `shops_brand` ON `shops` (`brand_id`);