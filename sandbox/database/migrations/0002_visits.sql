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