CREATE TABLE `banners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`label` text NOT NULL,
	`redirect_url` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `brands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_merchant_id_slug_unique` ON `brands` (`merchant_id`,`slug`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`gender` text DEFAULT '' NOT NULL,
	`pincode_id` integer,
	`email_opted_out` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`pincode_id`) REFERENCES `pincodes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_mobile_unique` ON `customers` (`mobile`);--> statement-breakpoint
CREATE TABLE `installations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`browser` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`hundredths` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_membership` ON `ledger` (`membership_id`);--> statement-breakpoint
CREATE TABLE `locations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `login_logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`kind` text NOT NULL,
	`login_through` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`complete` integer NOT NULL,
	`status` text DEFAULT '1' NOT NULL,
	`tier` integer DEFAULT 1,
	`guidelines_confirmed` integer DEFAULT false NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`referral_code` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_customer_id_merchant_id_unique` ON `memberships` (`customer_id`,`merchant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_merchant_id_referral_code_unique` ON `memberships` (`merchant_id`,`referral_code`);--> statement-breakpoint
CREATE TABLE `merchants` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `otps` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant_id` text NOT NULL,
	`mobile` text NOT NULL,
	`salt` text NOT NULL,
	`hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`verified_at` integer,
	`spent_at` integer
);
--> statement-breakpoint
CREATE INDEX `otps_mobile` ON `otps` (`merchant_id`,`mobile`);--> statement-breakpoint
CREATE TABLE `pages` (
	`merchant_id` text NOT NULL,
	`type` integer NOT NULL,
	`html` text NOT NULL,
	PRIMARY KEY(`merchant_id`, `type`),
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `pincodes` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`city_id` integer NOT NULL,
	`city` text NOT NULL,
	`state_id` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pincodes_code_unique` ON `pincodes` (`code`);--> statement-breakpoint
CREATE TABLE `product_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`product_id` text NOT NULL,
	`brand_slug` text NOT NULL,
	`name` text NOT NULL,
	`brand_name` text NOT NULL,
	`sub_product_name` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`voucher_value` integer NOT NULL,
	`selling_price` integer NOT NULL,
	`special_price` integer DEFAULT 0 NOT NULL,
	`special_price_start` text DEFAULT '' NOT NULL,
	`special_price_end` text DEFAULT '' NOT NULL,
	`min_quantity` integer DEFAULT 1 NOT NULL,
	`max_quantity` integer DEFAULT 5 NOT NULL,
	`expiry_date` text NOT NULL,
	`expiry_display` text DEFAULT '1' NOT NULL,
	`custom_text` text DEFAULT '' NOT NULL,
	`popularity` integer NOT NULL,
	`added_on` text NOT NULL,
	`picture_missing` integer DEFAULT false NOT NULL,
	`extra` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stock` (
	`product_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`product_id`, `location_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`kind` text NOT NULL,
	`expires_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tokens_session` ON `tokens` (`session_id`);--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`membership_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`membership_id`, `product_id`),
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`selling_price` integer NOT NULL,
	`special_price` integer NOT NULL,
	`special_price_start` text NOT NULL,
	`special_price_end` text NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_items_order` ON `order_items` (`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`date` text NOT NULL,
	`total` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `orders_membership` ON `orders` (`membership_id`);--> statement-breakpoint
CREATE TABLE `vouchers` (
	`code` text PRIMARY KEY NOT NULL,
	`pin` text NOT NULL,
	`order_item_id` integer NOT NULL,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `vouchers_item` ON `vouchers` (`order_item_id`);