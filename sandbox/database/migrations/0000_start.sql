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
CREATE TABLE `brands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_merchant_id_slug_unique` ON `brands` (`merchant_id`,`slug`);--> statement-breakpoint
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
CREATE TABLE `sms_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`key` text NOT NULL,
	`opted_out_at` integer,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_consents_membership_id_unique` ON `sms_consents` (`membership_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sms_consents_merchant_id_key_unique` ON `sms_consents` (`merchant_id`,`key`);--> statement-breakpoint
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
CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`category` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `faqs_merchant` ON `faqs` (`merchant_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_merchant` ON `feedback` (`merchant_id`);--> statement-breakpoint
CREATE TABLE `locations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`name` text NOT NULL,
	`bill_days` integer,
	`address` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`contact_name` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`whatsapp_number` text DEFAULT '' NOT NULL,
	`facebook` text DEFAULT '' NOT NULL,
	`twitter` text DEFAULT '' NOT NULL,
	`instagram` text DEFAULT '' NOT NULL,
	`linked_in` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `otps` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant_id` text NOT NULL,
	`mobile` text NOT NULL,
	`salt` text NOT NULL,
	`hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`verified_at` integer
);
--> statement-breakpoint
CREATE INDEX `otps_mobile` ON `otps` (`merchant_id`,`mobile`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
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
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`gender` text DEFAULT '' NOT NULL,
	`pincode_id` integer,
	`email_verified` integer DEFAULT false NOT NULL,
	`marital_status` text DEFAULT '' NOT NULL,
	`date_of_birth` text DEFAULT '' NOT NULL,
	`spouse_date_of_birth` text DEFAULT '' NOT NULL,
	`anniversary` text DEFAULT '' NOT NULL,
	`email_opted_out` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`pincode_id`) REFERENCES `pincodes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_mobile_unique` ON `customers` (`mobile`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`merchant_id` text NOT NULL,
	`complete` integer NOT NULL,
	`status` text DEFAULT '1' NOT NULL,
	`tier` integer DEFAULT 1,
	`guidelines_confirmed` integer DEFAULT false NOT NULL,
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
CREATE TABLE `devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`token` text NOT NULL,
	`registered_at` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_token_unique` ON `devices` (`token`);--> statement-breakpoint
CREATE INDEX `devices_membership` ON `devices` (`membership_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer,
	`tapped` integer DEFAULT false NOT NULL,
	`picture` text NOT NULL,
	`deep_link` text NOT NULL,
	`deleted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notifications_membership` ON `notifications` (`membership_id`,`id`);--> statement-breakpoint
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
	`expires_on` text DEFAULT '' NOT NULL,
	`order_item_id` integer NOT NULL,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `vouchers_item` ON `vouchers` (`order_item_id`);--> statement-breakpoint
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
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` integer NOT NULL,
	`hundredths` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` integer,
	`bill_id` integer,
	`lot_id` integer,
	`expires_on` text,
	`open` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `ledger`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_membership` ON `ledger` (`membership_id`);--> statement-breakpoint
CREATE INDEX `ledger_expiry` ON `ledger` (`open`,`expires_on`);--> statement-breakpoint
CREATE INDEX `ledger_bill` ON `ledger` (`bill_id`);--> statement-breakpoint
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
CREATE TABLE `stock` (
	`product_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`product_id`, `location_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE INDEX `shops_brand` ON `shops` (`brand_id`);--> statement-breakpoint
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
CREATE TABLE `visit_slots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`name` text NOT NULL,
	`ends` integer NOT NULL,
	`capacity` integer NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant_id` text NOT NULL,
	`slot_id` integer,
	`day` text NOT NULL,
	`time` text NOT NULL,
	`people` integer NOT NULL,
	`mobile` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`booked_at` integer NOT NULL,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`slot_id`) REFERENCES `visit_slots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `visits_slot` ON `visits` (`slot_id`,`day`);