CREATE TABLE `account_days` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `day` int NOT NULL,
  `state` varchar(16) NOT NULL,
  `changed_by` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domains` int NOT NULL,
  `crawls` bigint NOT NULL,
  `scored` int NOT NULL,
  `score` bigint NOT NULL,
  `total_urls` bigint NOT NULL,
  `pages` bigint NOT NULL,
  `broken_links` bigint NOT NULL,
  `errors` bigint NOT NULL,
  `warnings` bigint NOT NULL,
  `notices` bigint NOT NULL,
  `compared` int NOT NULL,
  `new_issues` bigint NOT NULL,
  `fixed_issues` bigint NOT NULL,
  `reopened_issues` bigint NOT NULL,
  `duration_ms` bigint NOT NULL,
  `timed_pages` bigint NOT NULL,
  `load_ms` bigint NOT NULL,
  `load_p95_ms` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`day`,`state`),
  KEY `account_days__day` (`day`),
  CONSTRAINT `account_days__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `account_usage` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `month` int NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  `urls_requested` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`month`,`domain_id`),
  KEY `account_usage__account_id__domain_id` (`account_id`,`domain_id`),
  CONSTRAINT `account_usage__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `accounts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `plan` varchar(32) NOT NULL,
  `custom_domain_limit` int,
  `custom_limits` longtext,
  `suspended_at` bigint,
  `deleted_at` bigint,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `accounts__plan__id` (`plan`,`id`),
  KEY `accounts__deleted_at__created_at__id` (`deleted_at`,`created_at`,`id`),
  KEY `accounts__plan__deleted_at__created_at__id` (`plan`,`deleted_at`,`created_at`,`id`),
  KEY `accounts__created_at__id` (`created_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `api_keys` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `secret_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `last4` varchar(4) NOT NULL,
  `scopes` longtext NOT NULL,
  `domain_ids` longtext,
  `created_at` bigint NOT NULL,
  `expires_at` bigint,
  `last_used_at` bigint,
  `revoked_at` bigint,
  `created_by` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `replaced_by` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `version` int NOT NULL DEFAULT 1,
  PRIMARY KEY (`id`),
  UNIQUE KEY `api_keys__secret_hash` (`secret_hash`),
  KEY `api_keys__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  CONSTRAINT `api_keys__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `audit_domains` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `entry_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `whole` tinyint NOT NULL,
  PRIMARY KEY (`domain_id`,`entry_id`),
  KEY `audit_domains__entry_id` (`entry_id`),
  CONSTRAINT `audit_domains__entry_id_fk` FOREIGN KEY (`entry_id`) REFERENCES `audit_log` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `audit_log` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `actor_kind` varchar(16) NOT NULL,
  `actor_id` varchar(36) NOT NULL,
  `actor_name` varchar(255) NOT NULL,
  `address` varchar(45),
  `action` varchar(64) NOT NULL,
  `subject_id` varchar(36),
  `subject_name` varchar(300),
  `before_change` longtext,
  `after_change` longtext,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `audit_log__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `audit_log__created_at` (`created_at`),
  CONSTRAINT `audit_log__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `badges` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `metric` varchar(16) NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`domain_id`,`metric`),
  UNIQUE KEY `badges__token_hash` (`token_hash`),
  KEY `badges__account_id` (`account_id`),
  CONSTRAINT `badges__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `badges__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `branding` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(80),
  `colour` varchar(7),
  `logo` longblob,
  `version` int NOT NULL DEFAULT 1,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`),
  CONSTRAINT `branding__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `chat_targets` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `channel` varchar(16) NOT NULL,
  `target_ciphertext` longtext NOT NULL,
  `target_key_id` varchar(64) NOT NULL,
  `hint` varchar(300) NOT NULL,
  `sent_at` bigint,
  `error` longtext,
  `error_at` bigint,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`channel`),
  CONSTRAINT `chat_targets__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_findings` (
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target_id` int NOT NULL,
  `code` varchar(32) NOT NULL,
  `severity` varchar(8) NOT NULL,
  `detail` longtext,
  PRIMARY KEY (`crawl_id`,`target_id`,`code`),
  KEY `crawl_findings__crawl_id__code__target_id` (`crawl_id`,`code`,`target_id`),
  KEY `crawl_findings__crawl_id__severity__target_id` (`crawl_id`,`severity`,`target_id`),
  CONSTRAINT `crawl_findings__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_history` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ended_at` bigint NOT NULL,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `day` int NOT NULL,
  `state` varchar(16) NOT NULL,
  `error_code` varchar(32),
  `started_at` bigint,
  `duration_ms` bigint NOT NULL,
  `truncated` tinyint NOT NULL,
  `score` int,
  `score_version` int,
  `total_urls` int,
  `pages` int,
  `broken_links` int,
  `load_ms` int,
  `load_p95_ms` int,
  `errors` int,
  `warnings` int,
  `notices` int,
  `new_issues` int,
  `fixed_issues` int,
  `reopened_issues` int,
  `ends_day` tinyint NOT NULL,
  `day_crawls` int NOT NULL,
  `day_new_issues` int,
  `day_fixed_issues` int,
  `day_reopened_issues` int,
  PRIMARY KEY (`domain_id`,`ended_at`,`crawl_id`),
  KEY `crawl_history__domain_id__ends_day__day__state` (`domain_id`,`ends_day`,`day`,`state`),
  KEY `crawl_history__account_id__ended_at` (`account_id`,`ended_at`),
  KEY `crawl_history__ended_at` (`ended_at`),
  CONSTRAINT `crawl_history__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `crawl_history__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_links` (
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `page_id` int NOT NULL,
  `seq` int NOT NULL,
  `target_id` int NOT NULL,
  `kind` varchar(16) NOT NULL,
  `line` int,
  `text` varchar(255),
  `region` varchar(8),
  `fragment` varchar(2048),
  `count` int NOT NULL DEFAULT 1,
  `more_places` longtext,
  `seen` varchar(8),
  PRIMARY KEY (`crawl_id`,`page_id`,`seq`),
  KEY `crawl_links__crawl_id__target_id__page_id` (`crawl_id`,`target_id`,`page_id`),
  CONSTRAINT `crawl_links__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_page_facts` (
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target_id` int NOT NULL,
  `facts` longtext NOT NULL,
  PRIMARY KEY (`crawl_id`,`target_id`),
  CONSTRAINT `crawl_page_facts__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_pages` (
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `target_id` int NOT NULL,
  `url` varchar(2048) NOT NULL,
  `depth` int NOT NULL,
  `status_code` int,
  `title` longtext,
  `bytes` bigint,
  `response_ms` int,
  `load_ms` int,
  `links_internal` int NOT NULL DEFAULT 0,
  `links_external` int NOT NULL DEFAULT 0,
  `links_truncated` tinyint NOT NULL DEFAULT 0,
  `anchors` longtext,
  `broken_links` int,
  `rendered` varchar(16),
  `render_ms` int,
  PRIMARY KEY (`crawl_id`,`target_id`),
  KEY `crawl_pages__crawl_id__load_ms__target_id` (`crawl_id`,`load_ms`,`target_id`),
  KEY `crawl_pages__crawl_id__bytes__target_id` (`crawl_id`,`bytes`,`target_id`),
  KEY `crawl_pages__crawl_id__broken_links__target_id` (`crawl_id`,`broken_links`,`target_id`),
  CONSTRAINT `crawl_pages__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawl_targets` (
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` int NOT NULL,
  `url` varchar(2048) NOT NULL,
  `url_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `host` varchar(253),
  `internal` tinyint NOT NULL,
  `navigational` tinyint NOT NULL,
  `depth` int NOT NULL,
  `verdict` varchar(16),
  `reason` varchar(64),
  `status_code` int,
  `method` varchar(8),
  `content_type` varchar(255),
  `final_url` varchar(2048),
  `redirects` longtext,
  `warnings` longtext,
  `response_ms` int,
  `detail` longtext,
  `tls` longtext,
  `found_on_pages` int,
  `looked_at` bigint,
  `requested` tinyint NOT NULL DEFAULT 0,
  `ignored` tinyint NOT NULL DEFAULT 0,
  `seen` varchar(8),
  PRIMARY KEY (`crawl_id`,`id`),
  UNIQUE KEY `crawl_targets__crawl_id__url_hash` (`crawl_id`,`url_hash`),
  KEY `crawl_targets__crawl_id__verdict__id` (`crawl_id`,`verdict`,`id`),
  KEY `crawl_targets__crawl_id__reason__id` (`crawl_id`,`reason`,`id`),
  KEY `crawl_targets__crawl_id__status_code__id` (`crawl_id`,`status_code`,`id`),
  KEY `crawl_targets__crawl_id__host__id` (`crawl_id`,`host`,`id`),
  CONSTRAINT `crawl_targets__crawl_id_fk` FOREIGN KEY (`crawl_id`) REFERENCES `crawls` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `crawls` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `active_domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
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
  `started_at` bigint,
  `finished_at` bigint,
  `error_code` varchar(32),
  `error` longtext,
  `truncated` tinyint NOT NULL DEFAULT 0,
  `elapsed_ms` bigint NOT NULL DEFAULT 0,
  `pages_crawled` int NOT NULL DEFAULT 0,
  `stats` longtext,
  `score` int,
  `score_version` int,
  `score_inputs` longtext,
  `totals` longtext,
  `issues` longtext,
  `has_results` tinyint NOT NULL DEFAULT 1,
  `results_expired_at` bigint,
  `resume_count` int NOT NULL DEFAULT 0,
  `crash_count` int NOT NULL DEFAULT 0,
  `progress_mark` int NOT NULL DEFAULT 0,
  `cancel_requested_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `created_at` bigint NOT NULL,
  `settlement` longtext,
  `issues_touched` int NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `crawls__active_domain_id` (`active_domain_id`),
  KEY `crawls__domain_id__created_at__id` (`domain_id`,`created_at`,`id`),
  KEY `crawls__state__priority__account_id__queued_at__lease_expires_at` (`state`,`priority`,`account_id`,`queued_at`,`lease_expires_at`),
  KEY `crawls__account` (`account_id`,`created_at`,`id`,`domain_id`),
  KEY `crawls__account_state` (`account_id`,`state`,`created_at`,`id`,`domain_id`),
  KEY `crawls__account_trigger` (`account_id`,`trigger_kind`,`created_at`,`id`,`domain_id`),
  KEY `crawls__queue` (`state`,`lease_expires_at`,`account_id`,`priority`,`queued_at`,`id`),
  KEY `crawls__domain_id__state__created_at__id` (`domain_id`,`state`,`created_at`,`id`),
  KEY `crawls__domain_id__started_at__pages_crawled` (`domain_id`,`started_at`,`pages_crawled`),
  KEY `crawls__account_id__has_results__finished_at` (`account_id`,`has_results`,`finished_at`),
  CONSTRAINT `crawls__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `crawls__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `deliveries` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `endpoint_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_type` varchar(64) NOT NULL,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `skip_reason` varchar(32),
  `attempts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `last_status_code` int,
  `last_error` longtext,
  `finished_at` bigint,
  `created_at` bigint NOT NULL,
  `slot` int,
  PRIMARY KEY (`id`),
  UNIQUE KEY `deliveries__endpoint_id__event_type__crawl_id` (`endpoint_id`,`event_type`,`crawl_id`),
  UNIQUE KEY `deliveries__endpoint_id__slot` (`endpoint_id`,`slot`),
  KEY `deliveries__state__next_attempt_at` (`state`,`next_attempt_at`),
  KEY `deliveries__endpoint_id__created_at__id` (`endpoint_id`,`created_at`,`id`),
  KEY `deliveries__state__endpoint_id__next_attempt_at` (`state`,`endpoint_id`,`next_attempt_at`),
  KEY `deliveries__account_id` (`account_id`),
  KEY `deliveries__event_id` (`event_id`),
  KEY `deliveries__domain_id` (`domain_id`),
  KEY `deliveries__backlog` (`state`,`lease_expires_at`,`next_attempt_at`,`created_at`,`endpoint_id`),
  KEY `deliveries__endpoint_id__state__created_at__id` (`endpoint_id`,`state`,`created_at`,`id`),
  KEY `deliveries__finished_at` (`finished_at`),
  CONSTRAINT `deliveries__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__endpoint_id_fk` FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints` (`id`) ON DELETE CASCADE,
  CONSTRAINT `deliveries__event_id_fk` FOREIGN KEY (`event_id`) REFERENCES `events` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `delivery_attempts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `delivery_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `number` int NOT NULL,
  `started_at` bigint NOT NULL,
  `duration_ms` int NOT NULL,
  `status_code` int,
  `response_body` longtext,
  `error` longtext,
  `url` varchar(2048) NOT NULL,
  `signature` varchar(255),
  PRIMARY KEY (`id`),
  UNIQUE KEY `delivery_attempts__delivery_id__number` (`delivery_id`,`number`),
  CONSTRAINT `delivery_attempts__delivery_id_fk` FOREIGN KEY (`delivery_id`) REFERENCES `deliveries` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `domain_certificates` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `host` varchar(257) NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `fingerprint` char(64) CHARACTER SET ascii COLLATE ascii_bin,
  `valid_from` bigint,
  `valid_to` bigint,
  `noticed_days` int,
  `looked_at` bigint NOT NULL,
  PRIMARY KEY (`domain_id`,`host`),
  KEY `domain_certificates__account_id` (`account_id`),
  CONSTRAINT `domain_certificates__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `domain_certificates__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `domain_deletions` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `deleted_at` bigint NOT NULL,
  PRIMARY KEY (`domain_id`),
  KEY `domain_deletions__deleted_at` (`deleted_at`),
  CONSTRAINT `domain_deletions__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `domains` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hostname` varchar(253) NOT NULL,
  `verification_token` varchar(64) NOT NULL,
  `verification_status` varchar(16) NOT NULL DEFAULT 'unverified',
  `pending_since` bigint,
  `verified_at` bigint,
  `last_checked_at` bigint,
  `first_absent_at` bigint,
  `unknown_since` bigint,
  `next_check_at` bigint,
  `check_attempts` int NOT NULL DEFAULT 0,
  `last_check` longtext,
  `activated_at` bigint,
  `settings` longtext NOT NULL,
  `crawl_config` longtext NOT NULL,
  `next_crawl_at` bigint,
  `next_crawl_set_at` bigint,
  `last_run` longtext,
  `health_score` int,
  `broken_links` int,
  `new_broken_links` int,
  `last_crawl_at` bigint,
  `last_crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `completed_crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  `deleted_at` bigint,
  PRIMARY KEY (`id`),
  UNIQUE KEY `domains__account_id__hostname` (`account_id`,`hostname`),
  UNIQUE KEY `domains__verification_token` (`verification_token`),
  KEY `domains__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `domains__account_id__health_score__id` (`account_id`,`health_score`,`id`),
  KEY `domains__account_id__broken_links__id` (`account_id`,`broken_links`,`id`),
  KEY `domains__account_id__new_broken_links__id` (`account_id`,`new_broken_links`,`id`),
  KEY `domains__account_id__last_crawl_at__id` (`account_id`,`last_crawl_at`,`id`),
  KEY `domains__account_id__next_crawl_at__id` (`account_id`,`next_crawl_at`,`id`),
  KEY `domains__next_check_at` (`next_check_at`),
  KEY `domains__next_crawl_at` (`next_crawl_at`),
  KEY `domains__next_crawl_set_at` (`next_crawl_set_at`),
  CONSTRAINT `domains__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `events` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `type` varchar(64) NOT NULL,
  `occurred_at` bigint NOT NULL,
  `body` longtext NOT NULL,
  `traceparent` varchar(55),
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `events__crawl_id` (`crawl_id`),
  KEY `events__account_id` (`account_id`),
  KEY `events__domain_id` (`domain_id`),
  KEY `events__created_at` (`created_at`),
  CONSTRAINT `events__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `events__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `fixes` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(16) NOT NULL,
  `subject` longtext NOT NULL,
  `folder` longtext,
  `severity` varchar(8) NOT NULL,
  `issue_kinds` longtext NOT NULL,
  `issues` int NOT NULL,
  `pages` int NOT NULL,
  `crawled_pages` int NOT NULL,
  `points` double NOT NULL,
  `priority` double NOT NULL,
  `place` bigint NOT NULL,
  `opened_at` bigint NOT NULL,
  `assignees` longtext NOT NULL,
  `ranked_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  KEY `fixes__domain` (`domain_id`,`place`,`opened_at`,`id`),
  KEY `fixes__account` (`account_id`,`place`,`opened_at`,`id`),
  CONSTRAINT `fixes__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fixes__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `idempotency_keys` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `key_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `fingerprint` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(16) NOT NULL,
  `status` int,
  `headers` longtext,
  `body` longtext,
  `subject_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `created_at` bigint NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`key_hash`),
  KEY `idempotency_keys__expires_at` (`expires_at`),
  KEY `idempotency_keys__account_id__subject_id` (`account_id`,`subject_id`),
  CONSTRAINT `idempotency_keys__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `identities` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `provider_id` varchar(64) NOT NULL,
  `issuer` varchar(255) NOT NULL,
  `subject` varchar(255) NOT NULL,
  `email` varchar(254),
  `created_at` bigint NOT NULL,
  `last_used_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `identities__issuer__subject` (`issuer`,`subject`),
  UNIQUE KEY `identities__user_id__issuer` (`user_id`,`issuer`),
  CONSTRAINT `identities__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `invitations` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `email` varchar(254) NOT NULL,
  `role` varchar(16) NOT NULL,
  `grants` longtext,
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `invited_by` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `created_at` bigint NOT NULL,
  `sent_at` bigint NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `invitations__token_hash` (`token_hash`),
  UNIQUE KEY `invitations__account_id__email` (`account_id`,`email`),
  KEY `invitations__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `invitations__expires_at` (`expires_at`),
  KEY `invitations__email` (`email`),
  CONSTRAINT `invitations__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `issue_changes` (
  `issue_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `created_at` bigint NOT NULL,
  `change_kind` varchar(16) NOT NULL,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `actor_name` varchar(255),
  `evidence` longtext,
  PRIMARY KEY (`issue_id`,`id`),
  CONSTRAINT `issue_changes__issue_id_fk` FOREIGN KEY (`issue_id`) REFERENCES `issues` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `issue_comments` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `issue_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `author_kind` varchar(16) NOT NULL,
  `author_id` varchar(36) NOT NULL,
  `author_name` varchar(255) NOT NULL,
  `text` longtext NOT NULL,
  `created_at` bigint NOT NULL,
  `edited_at` bigint,
  PRIMARY KEY (`id`),
  KEY `issue_comments__issue_id__created_at__id` (`issue_id`,`created_at`,`id`),
  KEY `issue_comments__domain_id__id` (`domain_id`,`id`),
  CONSTRAINT `issue_comments__issue_id_fk` FOREIGN KEY (`issue_id`) REFERENCES `issues` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `issue_rechecks` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `issue_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `requested_by` varchar(255) NOT NULL,
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `attempts` int NOT NULL DEFAULT 0,
  `starts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `slot` int,
  `outcome` varchar(16),
  `inconclusive_because` varchar(32),
  `issue_state` varchar(8),
  `evidence` longtext,
  `error` longtext,
  `looked_at` bigint,
  `finished_at` bigint,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `issue_rechecks__domain_id__slot` (`domain_id`,`slot`),
  KEY `issue_rechecks__issue_id__created_at__id` (`issue_id`,`created_at`,`id`),
  KEY `issue_rechecks__domain_id__created_at` (`domain_id`,`created_at`),
  KEY `issue_rechecks__account_id__created_at` (`account_id`,`created_at`),
  KEY `issue_rechecks__account_id__state` (`account_id`,`state`),
  KEY `issue_rechecks__state__next_attempt_at` (`state`,`next_attempt_at`),
  KEY `issue_rechecks__state__domain_id__next_attempt_at` (`state`,`domain_id`,`next_attempt_at`),
  KEY `issue_rechecks__finished_at` (`finished_at`),
  CONSTRAINT `issue_rechecks__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `issue_rechecks__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE,
  CONSTRAINT `issue_rechecks__issue_id_fk` FOREIGN KEY (`issue_id`) REFERENCES `issues` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `issue_rules` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(32),
  `url_pattern` varchar(512),
  `reason` longtext NOT NULL,
  `created_by` varchar(255) NOT NULL,
  `expires_at` bigint,
  `created_at` bigint NOT NULL,
  `version` int NOT NULL DEFAULT 1,
  PRIMARY KEY (`id`),
  KEY `issue_rules__account_id` (`account_id`),
  KEY `issue_rules__domain_id__created_at__id` (`domain_id`,`created_at`,`id`),
  KEY `issue_rules__expires_at` (`expires_at`),
  CONSTRAINT `issue_rules__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `issue_rules__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `issues` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(32) NOT NULL,
  `severity` varchar(8) NOT NULL,
  `state` varchar(8) NOT NULL,
  `url` varchar(2048) NOT NULL,
  `url_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `host` varchar(253),
  `internal` tinyint NOT NULL,
  `reason` varchar(64),
  `status_code` int,
  `detail` longtext,
  `evidence` longtext,
  `found_on_pages` int NOT NULL DEFAULT 0,
  `placement` longtext,
  `suggestion` longtext,
  `archive_due_at` bigint,
  `first_seen_at` bigint NOT NULL,
  `opened_at` bigint NOT NULL,
  `opened_crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `reopened_count` int NOT NULL DEFAULT 0,
  `last_seen_at` bigint NOT NULL,
  `last_seen_crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `last_checked_at` bigint NOT NULL,
  `rechecked_at` bigint,
  `fixed_at` bigint,
  `fixed_because` varchar(32),
  `settled_crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `outcome` varchar(16) NOT NULL,
  `inconclusive_because` varchar(32),
  `ignored_at` bigint,
  `ignored_until` bigint,
  `ignored_because` longtext,
  `ignored_by` varchar(255),
  `ignore_rule_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `acknowledged_at` bigint,
  `acknowledged_by` varchar(255),
  `assigned_to` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `version` int NOT NULL DEFAULT 1,
  `fix_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  PRIMARY KEY (`id`),
  UNIQUE KEY `issues__domain_id__url_hash__kind` (`domain_id`,`url_hash`,`kind`),
  KEY `issues__newest` (`domain_id`,`state`,`opened_at`,`id`),
  KEY `issues__kind` (`domain_id`,`state`,`kind`,`opened_at`,`id`),
  KEY `issues__severity` (`domain_id`,`state`,`severity`,`opened_at`,`id`),
  KEY `issues__host` (`domain_id`,`state`,`host`,`opened_at`,`id`),
  KEY `issues__pages` (`domain_id`,`state`,`found_on_pages`,`id`),
  KEY `issues__account` (`account_id`,`state`,`opened_at`,`id`),
  KEY `issues__account_severity` (`account_id`,`state`,`severity`,`opened_at`,`id`),
  KEY `issues__assigned` (`account_id`,`assigned_to`,`state`,`opened_at`,`id`),
  KEY `issues__fixed` (`domain_id`,`fixed_at`,`id`),
  KEY `issues__ignored_until` (`ignored_until`),
  KEY `issues__archive_due_at` (`archive_due_at`),
  KEY `issues__ignore_rule_id` (`ignore_rule_id`),
  KEY `issues__domain_id__state__fix_id__opened_at__id` (`domain_id`,`state`,`fix_id`,`opened_at`,`id`),
  CONSTRAINT `issues__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `issues__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `known_time` (
  `id` int NOT NULL,
  `known_at` bigint NOT NULL,
  `ahead_since` bigint,
  `ahead_seen_at` bigint,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `mail_opt_outs` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `address` varchar(254) NOT NULL,
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `token_ciphertext` longtext,
  `token_key_id` varchar(64),
  `opted_out_at` bigint,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`address`),
  UNIQUE KEY `mail_opt_outs__token_hash` (`token_hash`),
  CONSTRAINT `mail_opt_outs__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `memberships` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `role` varchar(16) NOT NULL,
  `grants` longtext,
  `version` int NOT NULL DEFAULT 1,
  `last_used_at` bigint,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`,`user_id`),
  KEY `memberships__user_id` (`user_id`),
  KEY `memberships__account_id__created_at__user_id` (`account_id`,`created_at`,`user_id`),
  CONSTRAINT `memberships__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `memberships__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `notification_settings` (
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `email_recipients` longtext NOT NULL,
  `email_sent_at` bigint,
  `email_error` longtext,
  `email_error_at` bigint,
  `time_zone` varchar(64) NOT NULL DEFAULT 'UTC',
  `language` varchar(8) NOT NULL DEFAULT 'en',
  `quiet_from` varchar(5),
  `quiet_to` varchar(5),
  `summary_hour` int NOT NULL DEFAULT 8,
  `summary_day` varchar(16) NOT NULL DEFAULT 'monday',
  `summary_unchanged` varchar(8) NOT NULL DEFAULT 'send',
  `summary_attachment` varchar(8) NOT NULL DEFAULT 'pdf',
  `next_summary_at` bigint NOT NULL DEFAULT 0,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`account_id`),
  KEY `notification_settings__next_summary_at` (`next_summary_at`),
  CONSTRAINT `notification_settings__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `notifications` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `webhook_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `summary_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lane` varchar(8) NOT NULL,
  `channel` varchar(16) NOT NULL,
  `kind` varchar(32) NOT NULL,
  `recipient` varchar(254),
  `language` varchar(8) NOT NULL DEFAULT 'en',
  `subject` varchar(400) NOT NULL,
  `content` longtext NOT NULL,
  `dedupe_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `attempts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `last_attempt_at` bigint,
  `last_error` longtext,
  `finished_at` bigint,
  `created_at` bigint NOT NULL,
  `slot` int,
  PRIMARY KEY (`id`),
  UNIQUE KEY `notifications__dedupe_hash` (`dedupe_hash`),
  UNIQUE KEY `notifications__account_id__lane__slot` (`account_id`,`lane`,`slot`),
  KEY `notifications__state__lane__next_attempt_at` (`state`,`lane`,`next_attempt_at`),
  KEY `notifications__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `notifications__state__lane__account_id__next_attempt_at` (`state`,`lane`,`account_id`,`next_attempt_at`),
  KEY `notifications__account_id__kind__channel__created_at` (`account_id`,`kind`,`channel`,`created_at`),
  KEY `notifications__domain_id__kind__created_at` (`domain_id`,`kind`,`created_at`),
  KEY `notifications__created_at` (`created_at`),
  KEY `notifications__summary_id` (`summary_id`),
  CONSTRAINT `notifications__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `notifications__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `one_time_links` (
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `purpose` varchar(32) NOT NULL,
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `data` longtext,
  `created_at` bigint NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`token_hash`),
  KEY `one_time_links__user_id__purpose` (`user_id`,`purpose`),
  KEY `one_time_links__purpose` (`purpose`),
  KEY `one_time_links__expires_at` (`expires_at`),
  CONSTRAINT `one_time_links__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `outgoing_mails` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recipient` varchar(254) NOT NULL,
  `kind` varchar(32) NOT NULL,
  `content_ciphertext` longtext,
  `content_key_id` varchar(64),
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `attempts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `slot` int,
  `last_error` longtext,
  `expires_at` bigint NOT NULL,
  `finished_at` bigint,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `outgoing_mails__recipient__slot` (`recipient`,`slot`),
  KEY `outgoing_mails__state__next_attempt_at` (`state`,`next_attempt_at`),
  KEY `outgoing_mails__state__recipient__next_attempt_at` (`state`,`recipient`,`next_attempt_at`),
  KEY `outgoing_mails__state__expires_at` (`state`,`expires_at`),
  KEY `outgoing_mails__recipient__kind__created_at` (`recipient`,`kind`,`created_at`),
  KEY `outgoing_mails__created_at` (`created_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `packed_days` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `period` int NOT NULL,
  `state` varchar(16) NOT NULL,
  `days` longblob NOT NULL,
  PRIMARY KEY (`domain_id`,`period`,`state`),
  KEY `packed_days__period` (`period`),
  CONSTRAINT `packed_days__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `passkey_challenges` (
  `challenge_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `purpose` varchar(16) NOT NULL,
  `holder_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`challenge_hash`),
  KEY `passkey_challenges__holder_hash__purpose` (`holder_hash`,`purpose`),
  KEY `passkey_challenges__expires_at` (`expires_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `passkeys` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `credential_id` longtext NOT NULL,
  `credential_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `public_key` longtext NOT NULL,
  `counter` bigint NOT NULL,
  `transports` longtext NOT NULL,
  `synced` tinyint NOT NULL,
  `created_at` bigint NOT NULL,
  `last_used_at` bigint,
  PRIMARY KEY (`id`),
  UNIQUE KEY `passkeys__credential_hash` (`credential_hash`),
  KEY `passkeys__user_id__created_at__id` (`user_id`,`created_at`,`id`),
  CONSTRAINT `passkeys__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `rate_limits` (
  `key` varchar(255) NOT NULL,
  `points` int NOT NULL DEFAULT 0,
  `expire` bigint,
  PRIMARY KEY (`key`),
  KEY `rate_limits__expire` (`expire`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `recovery_codes` (
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `code_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`user_id`,`code_hash`),
  CONSTRAINT `recovery_codes__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `rendering_patterns` (
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `patterns` longtext NOT NULL,
  PRIMARY KEY (`domain_id`),
  CONSTRAINT `rendering_patterns__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `report_chunks` (
  `report_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `seq` int NOT NULL,
  `data` longblob NOT NULL,
  PRIMARY KEY (`report_id`,`seq`),
  CONSTRAINT `report_chunks__report_id_fk` FOREIGN KEY (`report_id`) REFERENCES `reports` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `report_objects` (
  `object_key` varchar(255) NOT NULL,
  `delete_at` bigint,
  PRIMARY KEY (`object_key`),
  KEY `report_objects__delete_at` (`delete_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `reports` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `summary_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `format` varchar(8) NOT NULL,
  `section` varchar(16),
  `language` varchar(8) NOT NULL DEFAULT 'en',
  `time_zone` varchar(64) NOT NULL DEFAULT 'UTC',
  `from_at` bigint,
  `to_at` bigint,
  `state` varchar(16) NOT NULL DEFAULT 'pending',
  `progress` int NOT NULL DEFAULT 0,
  `error` longtext,
  `attempts` int NOT NULL DEFAULT 0,
  `starts` int NOT NULL DEFAULT 0,
  `next_attempt_at` bigint,
  `lease_owner` varchar(255),
  `lease_token` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `lease_expires_at` bigint,
  `slot` int,
  `file_name` varchar(300),
  `content_type` varchar(100),
  `bytes` bigint,
  `sha256` char(64) CHARACTER SET ascii COLLATE ascii_bin,
  `object_key` varchar(255),
  `finished_at` bigint,
  `expires_at` bigint,
  `created_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `reports__account_id__slot` (`account_id`,`slot`),
  KEY `reports__domain_id__created_at__id` (`domain_id`,`created_at`,`id`),
  KEY `reports__domain_id__format__created_at__id` (`domain_id`,`format`,`created_at`,`id`),
  KEY `reports__state__next_attempt_at` (`state`,`next_attempt_at`),
  KEY `reports__state__account_id__next_attempt_at` (`state`,`account_id`,`next_attempt_at`),
  KEY `reports__account_id__state` (`account_id`,`state`),
  KEY `reports__expires_at` (`expires_at`),
  KEY `reports__summary_id` (`summary_id`),
  CONSTRAINT `reports__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `reports__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `sessions` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `device` varchar(255) NOT NULL,
  `address` varchar(45),
  `created_at` bigint NOT NULL,
  `authenticated_at` bigint NOT NULL,
  `last_used_at` bigint NOT NULL,
  `expires_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `sessions__token_hash` (`token_hash`),
  KEY `sessions__user_id__created_at__id` (`user_id`,`created_at`,`id`),
  KEY `sessions__expires_at` (`expires_at`),
  CONSTRAINT `sessions__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `share_links` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `token_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(80),
  `crawl_id` char(36) CHARACTER SET ascii COLLATE ascii_bin,
  `language` varchar(8) NOT NULL DEFAULT 'en',
  `time_zone` varchar(64) NOT NULL DEFAULT 'UTC',
  `password_hash` varchar(255),
  `expires_at` bigint,
  `last_used_at` bigint,
  `created_at` bigint NOT NULL,
  `version` int NOT NULL DEFAULT 1,
  PRIMARY KEY (`id`),
  UNIQUE KEY `share_links__token_hash` (`token_hash`),
  KEY `share_links__domain_id__created_at__id` (`domain_id`,`created_at`,`id`),
  KEY `share_links__account_id` (`account_id`),
  CONSTRAINT `share_links__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE,
  CONSTRAINT `share_links__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `totp_factors` (
  `user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `secret_ciphertext` longtext NOT NULL,
  `secret_key_id` varchar(64) NOT NULL,
  `created_at` bigint NOT NULL,
  `confirmed_at` bigint,
  `last_step` bigint,
  PRIMARY KEY (`user_id`),
  CONSTRAINT `totp_factors__user_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `users` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `email` varchar(254) NOT NULL,
  `name` varchar(255) NOT NULL,
  `time_zone` varchar(64),
  `locale` varchar(35),
  `password_hash` varchar(255),
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `users__email` (`email`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_endpoint_domains` (
  `endpoint_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `domain_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`endpoint_id`,`domain_id`),
  KEY `webhook_endpoint_domains__domain_id` (`domain_id`),
  CONSTRAINT `webhook_endpoint_domains__domain_id_fk` FOREIGN KEY (`domain_id`) REFERENCES `domains` (`id`) ON DELETE CASCADE,
  CONSTRAINT `webhook_endpoint_domains__endpoint_id_fk` FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_endpoints` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `account_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `url` varchar(2048) NOT NULL,
  `description` varchar(1024),
  `events` longtext NOT NULL,
  `all_domains` tinyint NOT NULL DEFAULT 1,
  `secret_ciphertext` longtext NOT NULL,
  `secret_key_id` varchar(64) NOT NULL,
  `secret_hint` varchar(16) NOT NULL,
  `previous_secret_ciphertext` longtext,
  `previous_secret_key_id` varchar(64),
  `previous_secret_expires_at` bigint,
  `state` varchar(16) NOT NULL DEFAULT 'enabled',
  `disabled_reason` varchar(64),
  `failing_since` bigint,
  `exhausted_count` int NOT NULL DEFAULT 0,
  `version` int NOT NULL DEFAULT 1,
  `created_at` bigint NOT NULL,
  `updated_at` bigint NOT NULL,
  `deleted_at` bigint,
  PRIMARY KEY (`id`),
  KEY `webhook_endpoints__account_id__created_at__id` (`account_id`,`created_at`,`id`),
  KEY `webhook_endpoints__previous_secret_expires_at` (`previous_secret_expires_at`),
  KEY `webhook_endpoints__deleted_at` (`deleted_at`),
  CONSTRAINT `webhook_endpoints__account_id_fk` FOREIGN KEY (`account_id`) REFERENCES `accounts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
