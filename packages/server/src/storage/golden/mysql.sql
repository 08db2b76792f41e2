CREATE TABLE `accounts` (
  `id` char(36) NOT NULL,
  `name` varchar(255) NOT NULL,
  `plan` varchar(32) NOT NULL,
  `custom_domain_limit` int DEFAULT NULL,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `api_keys` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `name` varchar(255) NOT NULL,
  `secret_hash` char(64) NOT NULL,
  `last4` varchar(4) NOT NULL,
  `scopes` longtext NOT NULL,
  `domain_ids` longtext DEFAULT NULL,
  `created_at` bigint NOT NULL,
  `expires_at` bigint DEFAULT NULL,
  `last_used_at` bigint DEFAULT NULL,
  `revoked_at` bigint DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `api_keys__secret_hash` (`secret_hash`),
  KEY `api_keys__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  CONSTRAINT `api_keys__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawls` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `domain_id` char(36) NOT NULL,
  `active_domain_id` char(36) DEFAULT NULL,
  `state` varchar(16) NOT NULL,
  `trigger_kind` varchar(16) NOT NULL,
  `priority` int NOT NULL DEFAULT 0,
  `url` varchar(2048) NOT NULL,
  `hostname` varchar(253) NOT NULL,
  `max_pages` int NOT NULL,
  `depth_limit` int NOT NULL,
  `time_limit_ms` bigint NOT NULL,
  `config` longtext NOT NULL,
  `queued_at` bigint NOT NULL,
  `started_at` bigint DEFAULT NULL,
  `finished_at` bigint DEFAULT NULL,
  `error_code` varchar(32) DEFAULT NULL,
  `error` longtext DEFAULT NULL,
  `truncated` tinyint NOT NULL DEFAULT 0,
  `elapsed_ms` bigint NOT NULL DEFAULT 0,
  `pages_crawled` int NOT NULL DEFAULT 0,
  `stats` longtext DEFAULT NULL,
  `score` int DEFAULT NULL,
  `score_version` int DEFAULT NULL,
  `score_inputs` longtext DEFAULT NULL,
  `resume_count` int NOT NULL DEFAULT 0,
  `cancel_requested_at` bigint DEFAULT NULL,
  `lease_owner` varchar(255) DEFAULT NULL,
  `lease_token` char(36) DEFAULT NULL,
  `lease_expires_at` bigint DEFAULT NULL,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `crawls__active_domain_id` (`active_domain_id`),
  KEY `crawls__domain_id__created_at__id` (`domain_id`,`created_at`,`id`),
  KEY `crawls__state__priority__queued_at` (`state`,`priority`,`queued_at`),
  KEY `crawls__account_id__state` (`account_id`,`state`),
  CONSTRAINT `crawls__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `crawls__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_findings` (
  `crawl_id` char(36) NOT NULL,
  `target_id` int NOT NULL,
  `code` varchar(32) NOT NULL,
  `severity` varchar(8) NOT NULL,
  `detail` longtext DEFAULT NULL,
  PRIMARY KEY (`crawl_id`,`target_id`,`code`),
  KEY `crawl_findings__crawl_id__code__target_id` (`crawl_id`,`code`,`target_id`),
  KEY `crawl_findings__crawl_id__severity__target_id` (`crawl_id`,`severity`,`target_id`),
  CONSTRAINT `crawl_findings__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_links` (
  `crawl_id` char(36) NOT NULL,
  `page_id` int NOT NULL,
  `seq` int NOT NULL,
  `target_id` int NOT NULL,
  `kind` varchar(16) NOT NULL,
  `line` int DEFAULT NULL,
  `text` varchar(255) DEFAULT NULL,
  `region` varchar(8) DEFAULT NULL,
  `fragment` varchar(2048) DEFAULT NULL,
  `count` int NOT NULL DEFAULT 1,
  PRIMARY KEY (`crawl_id`,`page_id`,`seq`),
  KEY `crawl_links__crawl_id__target_id__page_id` (`crawl_id`,`target_id`,`page_id`),
  CONSTRAINT `crawl_links__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_pages` (
  `crawl_id` char(36) NOT NULL,
  `target_id` int NOT NULL,
  `url` varchar(2048) NOT NULL,
  `depth` int NOT NULL,
  `status_code` int DEFAULT NULL,
  `title` longtext DEFAULT NULL,
  `bytes` bigint DEFAULT NULL,
  `response_ms` int DEFAULT NULL,
  `links_internal` int NOT NULL DEFAULT 0,
  `links_external` int NOT NULL DEFAULT 0,
  `links_truncated` tinyint NOT NULL DEFAULT 0,
  `findings` longtext DEFAULT NULL,
  `anchors` longtext DEFAULT NULL,
  PRIMARY KEY (`crawl_id`,`target_id`),
  CONSTRAINT `crawl_pages__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_page_facts` (
  `crawl_id` char(36) NOT NULL,
  `target_id` int NOT NULL,
  `facts` longtext NOT NULL,
  PRIMARY KEY (`crawl_id`,`target_id`),
  CONSTRAINT `crawl_page_facts__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_targets` (
  `crawl_id` char(36) NOT NULL,
  `id` int NOT NULL,
  `url` varchar(2048) NOT NULL,
  `url_hash` char(64) NOT NULL,
  `internal` tinyint NOT NULL,
  `navigational` tinyint NOT NULL,
  `depth` int NOT NULL,
  `verdict` varchar(16) DEFAULT NULL,
  `reason` varchar(64) DEFAULT NULL,
  `status_code` int DEFAULT NULL,
  `method` varchar(8) DEFAULT NULL,
  `content_type` varchar(255) DEFAULT NULL,
  `final_url` varchar(2048) DEFAULT NULL,
  `redirects` longtext DEFAULT NULL,
  `warnings` longtext DEFAULT NULL,
  `response_ms` int DEFAULT NULL,
  `detail` longtext DEFAULT NULL,
  `tls` longtext DEFAULT NULL,
  `found_on_pages` int DEFAULT NULL,
  PRIMARY KEY (`crawl_id`,`id`),
  UNIQUE KEY `crawl_targets__crawl_id__url_hash` (`crawl_id`,`url_hash`),
  KEY `crawl_targets__crawl_id__verdict__id` (`crawl_id`,`verdict`,`id`),
  CONSTRAINT `crawl_targets__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `deliveries` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `event_id` char(36) NOT NULL,
  `endpoint_id` char(36) NOT NULL,
  `event_type` varchar(64) NOT NULL,
  `crawl_id` char(36) DEFAULT NULL,
  `domain_id` char(36) DEFAULT NULL,
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `attempts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint DEFAULT NULL,
  `lease_owner` varchar(255) DEFAULT NULL,
  `lease_token` char(36) DEFAULT NULL,
  `lease_expires_at` bigint DEFAULT NULL,
  `last_status_code` int DEFAULT NULL,
  `last_error` longtext DEFAULT NULL,
  `finished_at` bigint DEFAULT NULL,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `deliveries__endpoint_id__event_type__crawl_id` (`endpoint_id`,`event_type`,`crawl_id`),
  KEY `deliveries__state__next_attempt_at` (`state`,`next_attempt_at`),
  KEY `deliveries__endpoint_id__created_at__id` (`endpoint_id`,`created_at`,`id`),
  KEY `deliveries__endpoint_id__state__next_attempt_at` (`endpoint_id`,`state`,`next_attempt_at`),
  KEY `deliveries__created_at` (`created_at`),
  KEY `deliveries__account_id` (`account_id`),
  KEY `deliveries__event_id` (`event_id`),
  KEY `deliveries__domain_id` (`domain_id`),
  KEY `deliveries__endpoint_id__state__lease_expires_at` (`endpoint_id`,`state`,`lease_expires_at`),
  CONSTRAINT `deliveries__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__endpoint_id_fk` FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__event_id_fk` FOREIGN KEY (`event_id`) REFERENCES `events` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `delivery_attempts` (
  `id` char(36) NOT NULL,
  `delivery_id` char(36) NOT NULL,
  `number` int NOT NULL,
  `started_at` bigint NOT NULL,
  `duration_ms` int NOT NULL,
  `status_code` int DEFAULT NULL,
  `response_body` longtext DEFAULT NULL,
  `error` longtext DEFAULT NULL,
  `url` varchar(2048) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `delivery_attempts__delivery_id__number` (`delivery_id`,`number`),
  CONSTRAINT `delivery_attempts__delivery_id_fk` FOREIGN KEY (`delivery_id`) REFERENCES `deliveries` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `domains` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `hostname` varchar(253) NOT NULL,
  `verification_token` varchar(64) NOT NULL,
  `verification_status` varchar(16) NOT NULL DEFAULT 'unverified',
  `pending_since` bigint DEFAULT NULL,
  `verified_at` bigint DEFAULT NULL,
  `last_checked_at` bigint DEFAULT NULL,
  `first_absent_at` bigint DEFAULT NULL,
  `unknown_since` bigint DEFAULT NULL,
  `next_check_at` bigint DEFAULT NULL,
  `check_attempts` int NOT NULL DEFAULT 0,
  `last_check` longtext DEFAULT NULL,
  `activated_at` bigint DEFAULT NULL,
  `settings` longtext NOT NULL,
  `crawl_config` longtext NOT NULL,
  `next_crawl_at` bigint DEFAULT NULL,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  `last_turn` longtext DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `domains__account_id__hostname` (`account_id`,`hostname`),
  UNIQUE KEY `domains__verification_token` (`verification_token`),
  KEY `domains__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `domains__next_check_at` (`next_check_at`),
  KEY `domains__next_crawl_at` (`next_crawl_at`),
  CONSTRAINT `domains__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `events` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `domain_id` char(36) DEFAULT NULL,
  `crawl_id` char(36) DEFAULT NULL,
  `type` varchar(64) NOT NULL,
  `occurred_at` bigint NOT NULL,
  `body` longtext NOT NULL,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `events__crawl_id` (`crawl_id`),
  KEY `events__account_id` (`account_id`),
  KEY `events__domain_id` (`domain_id`),
  KEY `events__created_at` (`created_at`),
  CONSTRAINT `events__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `events__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `idempotency_keys` (
  `account_id` char(36) NOT NULL,
  `key_hash` char(64) NOT NULL,
  `fingerprint` char(64) NOT NULL,
  `state` varchar(16) NOT NULL,
  `status` int DEFAULT NULL,
  `headers` longtext DEFAULT NULL,
  `body` longtext DEFAULT NULL,
  `created_at` bigint NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`key_hash`),
  KEY `idempotency_keys__expires_at` (`expires_at`),
  CONSTRAINT `idempotency_keys__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_endpoints` (
  `id` char(36) NOT NULL,
  `account_id` char(36) NOT NULL,
  `url` varchar(2048) NOT NULL,
  `description` varchar(1024) DEFAULT NULL,
  `events` longtext NOT NULL,
  `all_domains` tinyint NOT NULL DEFAULT 1,
  `secret_ciphertext` longtext NOT NULL,
  `secret_key_id` varchar(64) NOT NULL,
  `secret_hint` varchar(16) NOT NULL,
  `previous_secret_ciphertext` longtext DEFAULT NULL,
  `previous_secret_key_id` varchar(64) DEFAULT NULL,
  `previous_secret_expires_at` bigint DEFAULT NULL,
  `state` varchar(16) NOT NULL DEFAULT 'enabled',
  `disabled_reason` varchar(64) DEFAULT NULL,
  `failing_since` bigint DEFAULT NULL,
  `exhausted_count` int NOT NULL DEFAULT 0,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `webhook_endpoints__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  CONSTRAINT `webhook_endpoints__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_endpoint_domains` (
  `endpoint_id` char(36) NOT NULL,
  `domain_id` char(36) NOT NULL,
  PRIMARY KEY (`endpoint_id`,`domain_id`),
  KEY `webhook_endpoint_domains__domain_id` (`domain_id`),
  CONSTRAINT `webhook_endpoint_domains__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE,
  CONSTRAINT `webhook_endpoint_domains__endpoint_id_fk` FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
