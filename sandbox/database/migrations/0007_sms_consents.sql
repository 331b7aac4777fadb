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
CREATE UNIQUE INDEX `sms_consents_merchant_id_key_unique` ON `sms_consents` (`merchant_id`,`key`);