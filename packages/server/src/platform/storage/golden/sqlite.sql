CREATE TABLE `account_days` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `day` integer not null,
  `state` text not null check (length(`state`) <= 16),
  `changed_by` text not null check (length(`changed_by`) <= 36),
  `domains` integer not null,
  `crawls` integer not null,
  `scored` integer not null,
  `score` integer not null,
  `total_urls` integer not null,
  `pages` integer not null,
  `broken_links` integer not null,
  `errors` integer not null,
  `warnings` integer not null,
  `notices` integer not null,
  `compared` integer not null,
  `new_issues` integer not null,
  `fixed_issues` integer not null,
  `reopened_issues` integer not null,
  `duration_ms` integer not null,
  `timed_pages` integer not null,
  `load_ms` integer not null,
  `load_p95_ms` integer not null,
  primary key (`account_id`, `day`, `state`),
  constraint `account_days__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `account_days__day` on `account_days` (`day`);

CREATE TABLE `account_usage` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `month` integer not null,
  `domain_id` text not null default '' check (length(`domain_id`) <= 36),
  `urls_requested` integer not null,
  primary key (`account_id`, `month`, `domain_id`),
  constraint `account_usage__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `account_usage__account_id__domain_id` on `account_usage` (`account_id`, `domain_id`);

CREATE TABLE `accounts` (
  `id` text not null check (length(`id`) <= 36),
  `name` text not null check (length(`name`) <= 255),
  `plan` text not null check (length(`plan`) <= 32),
  `custom_domain_limit` integer null,
  `custom_limits` text null,
  `suspended_at` integer null,
  `deleted_at` integer null,
  `version` integer not null default 1,
  `created_at` integer not null,
  primary key (`id`)
) strict;

CREATE INDEX `accounts__created_at__id` on `accounts` (`created_at`, `id`);

CREATE INDEX `accounts__deleted_at__created_at__id` on `accounts` (`deleted_at`, `created_at`, `id`);

CREATE INDEX `accounts__plan__deleted_at__created_at__id` on `accounts` (`plan`, `deleted_at`, `created_at`, `id`);

CREATE INDEX `accounts__plan__id` on `accounts` (`plan`, `id`);

CREATE TABLE `api_keys` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `name` text not null check (length(`name`) <= 255),
  `secret_hash` text not null check (length(`secret_hash`) <= 64),
  `last4` text not null check (length(`last4`) <= 4),
  `scopes` text not null,
  `domain_ids` text null,
  `created_at` integer not null,
  `expires_at` integer null,
  `last_used_at` integer null,
  `revoked_at` integer null,
  `created_by` text null check (length(`created_by`) <= 36),
  `replaced_by` text null check (length(`replaced_by`) <= 36),
  `version` integer not null default 1,
  primary key (`id`),
  unique (`secret_hash`),
  constraint `api_keys__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `api_keys__account_id__created_at__id` on `api_keys` (`account_id`, `created_at`, `id`);

CREATE TABLE `audit_domains` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `entry_id` text not null check (length(`entry_id`) <= 36),
  `whole` integer not null,
  primary key (`domain_id`, `entry_id`),
  constraint `audit_domains__entry_id_fk` foreign key (`entry_id`) references `audit_log` (`id`) on delete cascade
) strict;

CREATE INDEX `audit_domains__entry_id` on `audit_domains` (`entry_id`);

CREATE TABLE `audit_log` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `actor_kind` text not null check (length(`actor_kind`) <= 16),
  `actor_id` text not null check (length(`actor_id`) <= 36),
  `actor_name` text not null check (length(`actor_name`) <= 255),
  `address` text null check (length(`address`) <= 45),
  `action` text not null check (length(`action`) <= 64),
  `subject_id` text null check (length(`subject_id`) <= 36),
  `subject_name` text null check (length(`subject_name`) <= 300),
  `before_change` text null,
  `after_change` text null,
  `created_at` integer not null,
  primary key (`id`),
  constraint `audit_log__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `audit_log__account_id__created_at__id` on `audit_log` (`account_id`, `created_at`, `id`);

CREATE INDEX `audit_log__created_at` on `audit_log` (`created_at`);

CREATE TABLE `badges` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `metric` text not null check (length(`metric`) <= 16),
  `account_id` text not null check (length(`account_id`) <= 36),
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `created_at` integer not null,
  primary key (`domain_id`, `metric`),
  unique (`token_hash`),
  constraint `badges__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `badges__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `badges__account_id` on `badges` (`account_id`);

CREATE TABLE `branding` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `name` text null check (length(`name`) <= 80),
  `colour` text null check (length(`colour`) <= 7),
  `logo` blob null,
  `version` integer not null default 1,
  `updated_at` integer not null,
  primary key (`account_id`),
  constraint `branding__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE TABLE `chat_targets` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `channel` text not null check (length(`channel`) <= 16),
  `target_ciphertext` text not null,
  `target_key_id` text not null check (length(`target_key_id`) <= 64),
  `hint` text not null check (length(`hint`) <= 300),
  `sent_at` integer null,
  `error` text null,
  `error_at` integer null,
  `created_at` integer not null,
  `updated_at` integer not null,
  primary key (`account_id`, `channel`),
  constraint `chat_targets__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE TABLE `crawl_findings` (
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `target_id` integer not null,
  `code` text not null check (length(`code`) <= 32),
  `severity` text not null check (length(`severity`) <= 8),
  `detail` text null,
  primary key (`crawl_id`, `target_id`, `code`),
  constraint `crawl_findings__crawl_id_fk` foreign key (`crawl_id`) references `crawls` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `crawl_findings__crawl_id__code__target_id` on `crawl_findings` (`crawl_id`, `code`, `target_id`);

CREATE INDEX `crawl_findings__crawl_id__severity__target_id` on `crawl_findings` (`crawl_id`, `severity`, `target_id`);

CREATE TABLE `crawl_history` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `ended_at` integer not null,
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `day` integer not null,
  `state` text not null check (length(`state`) <= 16),
  `error_code` text null check (length(`error_code`) <= 32),
  `started_at` integer null,
  `duration_ms` integer not null,
  `truncated` integer not null,
  `score` integer null,
  `score_version` integer null,
  `total_urls` integer null,
  `pages` integer null,
  `broken_links` integer null,
  `load_ms` integer null,
  `load_p95_ms` integer null,
  `errors` integer null,
  `warnings` integer null,
  `notices` integer null,
  `new_issues` integer null,
  `fixed_issues` integer null,
  `reopened_issues` integer null,
  `ends_day` integer not null,
  `day_crawls` integer not null,
  `day_new_issues` integer null,
  `day_fixed_issues` integer null,
  `day_reopened_issues` integer null,
  primary key (`domain_id`, `ended_at`, `crawl_id`),
  constraint `crawl_history__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `crawl_history__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `crawl_history__account_id__ended_at` on `crawl_history` (`account_id`, `ended_at`);

CREATE INDEX `crawl_history__domain_id__ends_day__day__state` on `crawl_history` (`domain_id`, `ends_day`, `day`, `state`);

CREATE INDEX `crawl_history__ended_at` on `crawl_history` (`ended_at`);

CREATE TABLE `crawl_links` (
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `page_id` integer not null,
  `seq` integer not null,
  `target_id` integer not null,
  `kind` text not null check (length(`kind`) <= 16),
  `line` integer null,
  `text` text null check (length(`text`) <= 255),
  `region` text null check (length(`region`) <= 8),
  `fragment` text null check (length(`fragment`) <= 2048),
  `count` integer not null default 1,
  `more_places` text null, `seen` text null check (length(`seen`) <= 8),
  primary key (`crawl_id`, `page_id`, `seq`),
  constraint `crawl_links__crawl_id_fk` foreign key (`crawl_id`) references `crawls` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `crawl_links__crawl_id__target_id__page_id` on `crawl_links` (`crawl_id`, `target_id`, `page_id`);

CREATE TABLE `crawl_page_facts` (
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `target_id` integer not null,
  `facts` text not null,
  primary key (`crawl_id`, `target_id`),
  constraint `crawl_page_facts__crawl_id_fk` foreign key (`crawl_id`) references `crawls` (`id`) on delete cascade
) strict, without rowid;

CREATE TABLE `crawl_pages` (
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `target_id` integer not null,
  `url` text not null check (length(`url`) <= 2048),
  `depth` integer not null,
  `status_code` integer null,
  `title` text null,
  `bytes` integer null,
  `response_ms` integer null,
  `load_ms` integer null,
  `links_internal` integer not null default 0,
  `links_external` integer not null default 0,
  `links_truncated` integer not null default 0,
  `anchors` text null, `broken_links` integer null, `rendered` text null check (length(`rendered`) <= 16), `render_ms` integer null,
  primary key (`crawl_id`, `target_id`),
  constraint `crawl_pages__crawl_id_fk` foreign key (`crawl_id`) references `crawls` (`id`) on delete cascade
) strict;

CREATE INDEX `crawl_pages__crawl_id__broken_links__target_id` on `crawl_pages` (`crawl_id`, `broken_links`, `target_id`);

CREATE INDEX `crawl_pages__crawl_id__bytes__target_id` on `crawl_pages` (`crawl_id`, `bytes`, `target_id`);

CREATE INDEX `crawl_pages__crawl_id__load_ms__target_id` on `crawl_pages` (`crawl_id`, `load_ms`, `target_id`);

CREATE TABLE `crawl_targets` (
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `id` integer not null,
  `url` text not null check (length(`url`) <= 2048),
  `url_hash` text not null check (length(`url_hash`) <= 64),
  `host` text null check (length(`host`) <= 253),
  `internal` integer not null,
  `navigational` integer not null,
  `depth` integer not null,
  `verdict` text null check (length(`verdict`) <= 16),
  `reason` text null check (length(`reason`) <= 64),
  `status_code` integer null,
  `method` text null check (length(`method`) <= 8),
  `content_type` text null check (length(`content_type`) <= 255),
  `final_url` text null check (length(`final_url`) <= 2048),
  `redirects` text null,
  `warnings` text null,
  `response_ms` integer null,
  `detail` text null,
  `tls` text null,
  `found_on_pages` integer null,
  `looked_at` integer null,
  `requested` integer not null default 0,
  `ignored` integer not null default 0, `seen` text null check (length(`seen`) <= 8),
  primary key (`crawl_id`, `id`),
  unique (`crawl_id`, `url_hash`),
  constraint `crawl_targets__crawl_id_fk` foreign key (`crawl_id`) references `crawls` (`id`) on delete cascade
) strict;

CREATE INDEX `crawl_targets__crawl_id__host__id` on `crawl_targets` (`crawl_id`, `host`, `id`);

CREATE INDEX `crawl_targets__crawl_id__reason__id` on `crawl_targets` (`crawl_id`, `reason`, `id`);

CREATE INDEX `crawl_targets__crawl_id__status_code__id` on `crawl_targets` (`crawl_id`, `status_code`, `id`);

CREATE INDEX `crawl_targets__crawl_id__verdict__id` on `crawl_targets` (`crawl_id`, `verdict`, `id`);

CREATE TABLE `crawls` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `active_domain_id` text null check (length(`active_domain_id`) <= 36),
  `state` text not null check (length(`state`) <= 16),
  `trigger_kind` text not null check (length(`trigger_kind`) <= 16),
  `priority` integer not null default 0,
  `url` text not null check (length(`url`) <= 2048),
  `hostname` text not null check (length(`hostname`) <= 253),
  `max_pages` integer not null,
  `depth_limit` integer not null,
  `time_limit_ms` integer not null,
  `config` text not null,
  `queued_at` integer not null,
  `started_at` integer null,
  `finished_at` integer null,
  `error_code` text null check (length(`error_code`) <= 32),
  `error` text null,
  `truncated` integer not null default 0,
  `elapsed_ms` integer not null default 0,
  `pages_crawled` integer not null default 0,
  `stats` text null,
  `score` integer null,
  `score_version` integer null,
  `score_inputs` text null,
  `totals` text null,
  `issues` text null,
  `has_results` integer not null default 1,
  `results_expired_at` integer null,
  `resume_count` integer not null default 0,
  `crash_count` integer not null default 0,
  `progress_mark` integer not null default 0,
  `cancel_requested_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `created_at` integer not null, `settlement` text null, `issues_touched` integer not null default 0,
  primary key (`id`),
  unique (`active_domain_id`),
  constraint `crawls__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `crawls__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `crawls__account` on `crawls` (`account_id`, `created_at`, `id`, `domain_id`);

CREATE INDEX `crawls__account_id__has_results__finished_at` on `crawls` (`account_id`, `has_results`, `finished_at`);

CREATE INDEX `crawls__account_state` on `crawls` (`account_id`, `state`, `created_at`, `id`, `domain_id`);

CREATE INDEX `crawls__account_trigger` on `crawls` (`account_id`, `trigger_kind`, `created_at`, `id`, `domain_id`);

CREATE INDEX `crawls__domain_id__created_at__id` on `crawls` (`domain_id`, `created_at`, `id`);

CREATE INDEX `crawls__domain_id__started_at__pages_crawled` on `crawls` (`domain_id`, `started_at`, `pages_crawled`);

CREATE INDEX `crawls__domain_id__state__created_at__id` on `crawls` (`domain_id`, `state`, `created_at`, `id`);

CREATE INDEX `crawls__queue` on `crawls` (`state`, `lease_expires_at`, `account_id`, `priority`, `queued_at`, `id`);

CREATE INDEX `crawls__state__priority__account_id__queued_at__lease_expires_at` on `crawls` (`state`, `priority`, `account_id`, `queued_at`, `lease_expires_at`);

CREATE TABLE `deliveries` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `event_id` text not null check (length(`event_id`) <= 36),
  `endpoint_id` text not null check (length(`endpoint_id`) <= 36),
  `event_type` text not null check (length(`event_type`) <= 64),
  `crawl_id` text null check (length(`crawl_id`) <= 36),
  `domain_id` text null check (length(`domain_id`) <= 36),
  `state` text not null default 'pending' check (length(`state`) <= 16),
  `skip_reason` text null check (length(`skip_reason`) <= 32),
  `attempts` integer not null default 0,
  `next_attempt_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `last_status_code` integer null,
  `last_error` text null,
  `finished_at` integer null,
  `created_at` integer not null,
  `slot` integer null,
  primary key (`id`),
  unique (`endpoint_id`, `event_type`, `crawl_id`),
  unique (`endpoint_id`, `slot`),
  constraint `deliveries__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `deliveries__event_id_fk` foreign key (`event_id`) references `events` (`id`) on delete cascade,
  constraint `deliveries__endpoint_id_fk` foreign key (`endpoint_id`) references `webhook_endpoints` (`id`) on delete cascade,
  constraint `deliveries__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `deliveries__account_id` on `deliveries` (`account_id`);

CREATE INDEX `deliveries__backlog` on `deliveries` (`state`, `lease_expires_at`, `next_attempt_at`, `created_at`, `endpoint_id`);

CREATE INDEX `deliveries__domain_id` on `deliveries` (`domain_id`);

CREATE INDEX `deliveries__endpoint_id__created_at__id` on `deliveries` (`endpoint_id`, `created_at`, `id`);

CREATE INDEX `deliveries__endpoint_id__state__created_at__id` on `deliveries` (`endpoint_id`, `state`, `created_at`, `id`);

CREATE INDEX `deliveries__event_id` on `deliveries` (`event_id`);

CREATE INDEX `deliveries__finished_at` on `deliveries` (`finished_at`);

CREATE INDEX `deliveries__state__endpoint_id__next_attempt_at` on `deliveries` (`state`, `endpoint_id`, `next_attempt_at`);

CREATE INDEX `deliveries__state__next_attempt_at` on `deliveries` (`state`, `next_attempt_at`);

CREATE TABLE `delivery_attempts` (
  `id` text not null check (length(`id`) <= 36),
  `delivery_id` text not null check (length(`delivery_id`) <= 36),
  `number` integer not null,
  `started_at` integer not null,
  `duration_ms` integer not null,
  `status_code` integer null,
  `response_body` text null,
  `error` text null,
  `url` text not null check (length(`url`) <= 2048),
  `signature` text null check (length(`signature`) <= 255),
  primary key (`id`),
  unique (`delivery_id`, `number`),
  constraint `delivery_attempts__delivery_id_fk` foreign key (`delivery_id`) references `deliveries` (`id`) on delete cascade
) strict;

CREATE TABLE `domain_certificates` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `host` text not null check (length(`host`) <= 257),
  `account_id` text not null check (length(`account_id`) <= 36),
  `fingerprint` text null check (length(`fingerprint`) <= 64),
  `valid_from` integer null,
  `valid_to` integer null,
  `noticed_days` integer null,
  `looked_at` integer not null,
  primary key (`domain_id`, `host`),
  constraint `domain_certificates__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `domain_certificates__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `domain_certificates__account_id` on `domain_certificates` (`account_id`);

CREATE TABLE `domain_deletions` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `deleted_at` integer not null,
  primary key (`domain_id`),
  constraint `domain_deletions__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `domain_deletions__deleted_at` on `domain_deletions` (`deleted_at`);

CREATE TABLE `domains` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `hostname` text not null check (length(`hostname`) <= 253),
  `verification_token` text not null check (length(`verification_token`) <= 64),
  `verification_status` text not null default 'unverified' check (length(`verification_status`) <= 16),
  `pending_since` integer null,
  `verified_at` integer null,
  `last_checked_at` integer null,
  `first_absent_at` integer null,
  `unknown_since` integer null,
  `next_check_at` integer null,
  `check_attempts` integer not null default 0,
  `last_check` text null,
  `activated_at` integer null,
  `settings` text not null,
  `crawl_config` text not null,
  `next_crawl_at` integer null,
  `next_crawl_set_at` integer null,
  `last_run` text null,
  `health_score` integer null,
  `broken_links` integer null,
  `new_broken_links` integer null,
  `last_crawl_at` integer null,
  `last_crawl_id` text null check (length(`last_crawl_id`) <= 36),
  `completed_crawl_id` text null check (length(`completed_crawl_id`) <= 36),
  `version` integer not null default 1,
  `created_at` integer not null,
  `updated_at` integer not null,
  `deleted_at` integer null,
  primary key (`id`),
  unique (`account_id`, `hostname`),
  unique (`verification_token`),
  constraint `domains__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `domains__account_id__broken_links__id` on `domains` (`account_id`, `broken_links`, `id`);

CREATE INDEX `domains__account_id__created_at__id` on `domains` (`account_id`, `created_at`, `id`);

CREATE INDEX `domains__account_id__health_score__id` on `domains` (`account_id`, `health_score`, `id`);

CREATE INDEX `domains__account_id__last_crawl_at__id` on `domains` (`account_id`, `last_crawl_at`, `id`);

CREATE INDEX `domains__account_id__new_broken_links__id` on `domains` (`account_id`, `new_broken_links`, `id`);

CREATE INDEX `domains__account_id__next_crawl_at__id` on `domains` (`account_id`, `next_crawl_at`, `id`);

CREATE INDEX `domains__next_check_at` on `domains` (`next_check_at`);

CREATE INDEX `domains__next_crawl_at` on `domains` (`next_crawl_at`);

CREATE INDEX `domains__next_crawl_set_at` on `domains` (`next_crawl_set_at`);

CREATE TABLE `events` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text null check (length(`domain_id`) <= 36),
  `crawl_id` text null check (length(`crawl_id`) <= 36),
  `type` text not null check (length(`type`) <= 64),
  `occurred_at` integer not null,
  `body` text not null,
  `traceparent` text null check (length(`traceparent`) <= 55),
  `created_at` integer not null,
  primary key (`id`),
  constraint `events__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `events__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `events__account_id` on `events` (`account_id`);

CREATE INDEX `events__crawl_id` on `events` (`crawl_id`);

CREATE INDEX `events__created_at` on `events` (`created_at`);

CREATE INDEX `events__domain_id` on `events` (`domain_id`);

CREATE TABLE `fixes` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `kind` text not null check (length(`kind`) <= 16),
  `subject` text not null,
  `folder` text null,
  `severity` text not null check (length(`severity`) <= 8),
  `issue_kinds` text not null,
  `issues` integer not null,
  `pages` integer not null,
  `crawled_pages` integer not null,
  `points` real not null,
  `priority` real not null,
  `place` integer not null,
  `opened_at` integer not null,
  `assignees` text not null,
  `ranked_at` integer not null,
  primary key (`id`),
  constraint `fixes__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `fixes__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `fixes__account` on `fixes` (`account_id`, `place`, `opened_at`, `id`);

CREATE INDEX `fixes__domain` on `fixes` (`domain_id`, `place`, `opened_at`, `id`);

CREATE TABLE `idempotency_keys` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `key_hash` text not null check (length(`key_hash`) <= 64),
  `fingerprint` text not null check (length(`fingerprint`) <= 64),
  `state` text not null check (length(`state`) <= 16),
  `status` integer null,
  `headers` text null,
  `body` text null,
  `subject_id` text null check (length(`subject_id`) <= 36),
  `created_at` integer not null,
  `expires_at` integer not null,
  primary key (`account_id`, `key_hash`),
  constraint `idempotency_keys__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `idempotency_keys__account_id__subject_id` on `idempotency_keys` (`account_id`, `subject_id`);

CREATE INDEX `idempotency_keys__expires_at` on `idempotency_keys` (`expires_at`);

CREATE TABLE `identities` (
  `id` text not null check (length(`id`) <= 36),
  `user_id` text not null check (length(`user_id`) <= 36),
  `provider_id` text not null check (length(`provider_id`) <= 64),
  `issuer` text not null check (length(`issuer`) <= 255),
  `subject` text not null check (length(`subject`) <= 255),
  `email` text null check (length(`email`) <= 254),
  `created_at` integer not null,
  `last_used_at` integer not null,
  primary key (`id`),
  unique (`issuer`, `subject`),
  unique (`user_id`, `issuer`),
  constraint `identities__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE TABLE `invitations` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `email` text not null check (length(`email`) <= 254),
  `role` text not null check (length(`role`) <= 16),
  `grants` text null,
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `invited_by` text null check (length(`invited_by`) <= 36),
  `created_at` integer not null,
  `sent_at` integer not null,
  `expires_at` integer not null,
  primary key (`id`),
  unique (`token_hash`),
  unique (`account_id`, `email`),
  constraint `invitations__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `invitations__account_id__created_at__id` on `invitations` (`account_id`, `created_at`, `id`);

CREATE INDEX `invitations__email` on `invitations` (`email`);

CREATE INDEX `invitations__expires_at` on `invitations` (`expires_at`);

CREATE TABLE `issue_changes` (
  `issue_id` text not null check (length(`issue_id`) <= 36),
  `id` text not null check (length(`id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `created_at` integer not null,
  `change_kind` text not null check (length(`change_kind`) <= 16),
  `crawl_id` text null check (length(`crawl_id`) <= 36),
  `actor_name` text null check (length(`actor_name`) <= 255),
  `evidence` text null,
  primary key (`issue_id`, `id`),
  constraint `issue_changes__issue_id_fk` foreign key (`issue_id`) references `issues` (`id`) on delete cascade
) strict, without rowid;

CREATE TABLE `issue_comments` (
  `id` text not null check (length(`id`) <= 36),
  `issue_id` text not null check (length(`issue_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `author_kind` text not null check (length(`author_kind`) <= 16),
  `author_id` text not null check (length(`author_id`) <= 36),
  `author_name` text not null check (length(`author_name`) <= 255),
  `text` text not null,
  `created_at` integer not null,
  `edited_at` integer null,
  primary key (`id`),
  constraint `issue_comments__issue_id_fk` foreign key (`issue_id`) references `issues` (`id`) on delete cascade
) strict;

CREATE INDEX `issue_comments__domain_id__id` on `issue_comments` (`domain_id`, `id`);

CREATE INDEX `issue_comments__issue_id__created_at__id` on `issue_comments` (`issue_id`, `created_at`, `id`);

CREATE TABLE `issue_rechecks` (
  `id` text not null check (length(`id`) <= 36),
  `issue_id` text not null check (length(`issue_id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `requested_by` text not null check (length(`requested_by`) <= 255),
  `state` text not null default 'pending' check (length(`state`) <= 16),
  `attempts` integer not null default 0,
  `starts` integer not null default 0,
  `next_attempt_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `slot` integer null,
  `outcome` text null check (length(`outcome`) <= 16),
  `inconclusive_because` text null check (length(`inconclusive_because`) <= 32),
  `issue_state` text null check (length(`issue_state`) <= 8),
  `evidence` text null,
  `error` text null,
  `looked_at` integer null,
  `finished_at` integer null,
  `created_at` integer not null,
  primary key (`id`),
  unique (`domain_id`, `slot`),
  constraint `issue_rechecks__issue_id_fk` foreign key (`issue_id`) references `issues` (`id`) on delete cascade,
  constraint `issue_rechecks__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `issue_rechecks__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `issue_rechecks__account_id__created_at` on `issue_rechecks` (`account_id`, `created_at`);

CREATE INDEX `issue_rechecks__account_id__state` on `issue_rechecks` (`account_id`, `state`);

CREATE INDEX `issue_rechecks__domain_id__created_at` on `issue_rechecks` (`domain_id`, `created_at`);

CREATE INDEX `issue_rechecks__finished_at` on `issue_rechecks` (`finished_at`);

CREATE INDEX `issue_rechecks__issue_id__created_at__id` on `issue_rechecks` (`issue_id`, `created_at`, `id`);

CREATE INDEX `issue_rechecks__state__domain_id__next_attempt_at` on `issue_rechecks` (`state`, `domain_id`, `next_attempt_at`);

CREATE INDEX `issue_rechecks__state__next_attempt_at` on `issue_rechecks` (`state`, `next_attempt_at`);

CREATE TABLE `issue_rules` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `kind` text null check (length(`kind`) <= 32),
  `url_pattern` text null check (length(`url_pattern`) <= 512),
  `reason` text not null,
  `created_by` text not null check (length(`created_by`) <= 255),
  `expires_at` integer null,
  `created_at` integer not null,
  `version` integer not null default 1,
  primary key (`id`),
  constraint `issue_rules__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `issue_rules__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `issue_rules__account_id` on `issue_rules` (`account_id`);

CREATE INDEX `issue_rules__domain_id__created_at__id` on `issue_rules` (`domain_id`, `created_at`, `id`);

CREATE INDEX `issue_rules__expires_at` on `issue_rules` (`expires_at`);

CREATE TABLE `issues` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `kind` text not null check (length(`kind`) <= 32),
  `severity` text not null check (length(`severity`) <= 8),
  `state` text not null check (length(`state`) <= 8),
  `url` text not null check (length(`url`) <= 2048),
  `url_hash` text not null check (length(`url_hash`) <= 64),
  `host` text null check (length(`host`) <= 253),
  `internal` integer not null,
  `reason` text null check (length(`reason`) <= 64),
  `status_code` integer null,
  `detail` text null,
  `evidence` text null,
  `found_on_pages` integer not null default 0,
  `placement` text null,
  `suggestion` text null,
  `archive_due_at` integer null,
  `first_seen_at` integer not null,
  `opened_at` integer not null,
  `opened_crawl_id` text null check (length(`opened_crawl_id`) <= 36),
  `reopened_count` integer not null default 0,
  `last_seen_at` integer not null,
  `last_seen_crawl_id` text not null check (length(`last_seen_crawl_id`) <= 36),
  `last_checked_at` integer not null,
  `rechecked_at` integer null,
  `fixed_at` integer null,
  `fixed_because` text null check (length(`fixed_because`) <= 32),
  `settled_crawl_id` text not null check (length(`settled_crawl_id`) <= 36),
  `outcome` text not null check (length(`outcome`) <= 16),
  `inconclusive_because` text null check (length(`inconclusive_because`) <= 32),
  `ignored_at` integer null,
  `ignored_until` integer null,
  `ignored_because` text null,
  `ignored_by` text null check (length(`ignored_by`) <= 255),
  `ignore_rule_id` text null check (length(`ignore_rule_id`) <= 36),
  `acknowledged_at` integer null,
  `acknowledged_by` text null check (length(`acknowledged_by`) <= 255),
  `assigned_to` text null check (length(`assigned_to`) <= 36),
  `version` integer not null default 1, `fix_id` text null check (length(`fix_id`) <= 36),
  primary key (`id`),
  unique (`domain_id`, `url_hash`, `kind`),
  constraint `issues__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `issues__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `issues__account` on `issues` (`account_id`, `state`, `opened_at`, `id`);

CREATE INDEX `issues__account_severity` on `issues` (`account_id`, `state`, `severity`, `opened_at`, `id`);

CREATE INDEX `issues__archive_due_at` on `issues` (`archive_due_at`) where `archive_due_at` is not null;

CREATE INDEX `issues__assigned` on `issues` (`account_id`, `assigned_to`, `state`, `opened_at`, `id`) where `assigned_to` is not null;

CREATE INDEX `issues__domain_id__state__fix_id__opened_at__id` on `issues` (`domain_id`, `state`, `fix_id`, `opened_at`, `id`);

CREATE INDEX `issues__fixed` on `issues` (`domain_id`, `fixed_at`, `id`) where `fixed_at` is not null;

CREATE INDEX `issues__host` on `issues` (`domain_id`, `state`, `host`, `opened_at`, `id`);

CREATE INDEX `issues__ignore_rule_id` on `issues` (`ignore_rule_id`) where `ignore_rule_id` is not null;

CREATE INDEX `issues__ignored_until` on `issues` (`ignored_until`) where `ignored_until` is not null;

CREATE INDEX `issues__kind` on `issues` (`domain_id`, `state`, `kind`, `opened_at`, `id`);

CREATE INDEX `issues__newest` on `issues` (`domain_id`, `state`, `opened_at`, `id`);

CREATE INDEX `issues__pages` on `issues` (`domain_id`, `state`, `found_on_pages`, `id`);

CREATE INDEX `issues__severity` on `issues` (`domain_id`, `state`, `severity`, `opened_at`, `id`);

CREATE TABLE `known_time` (
  `id` integer not null,
  `known_at` integer not null,
  `ahead_since` integer null,
  `ahead_seen_at` integer null,
  primary key (`id`)
) strict;

CREATE TABLE `mail_opt_outs` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `address` text not null check (length(`address`) <= 254),
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `token_ciphertext` text null,
  `token_key_id` text null check (length(`token_key_id`) <= 64),
  `opted_out_at` integer null,
  `created_at` integer not null,
  primary key (`account_id`, `address`),
  unique (`token_hash`),
  constraint `mail_opt_outs__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE TABLE `memberships` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `user_id` text not null check (length(`user_id`) <= 36),
  `role` text not null check (length(`role`) <= 16),
  `grants` text null,
  `version` integer not null default 1,
  `last_used_at` integer null,
  `created_at` integer not null,
  `updated_at` integer not null,
  primary key (`account_id`, `user_id`),
  constraint `memberships__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `memberships__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE INDEX `memberships__account_id__created_at__user_id` on `memberships` (`account_id`, `created_at`, `user_id`);

CREATE INDEX `memberships__user_id` on `memberships` (`user_id`);

CREATE TABLE `notification_settings` (
  `account_id` text not null check (length(`account_id`) <= 36),
  `email_recipients` text not null,
  `email_sent_at` integer null,
  `email_error` text null,
  `email_error_at` integer null,
  `time_zone` text not null default 'UTC' check (length(`time_zone`) <= 64),
  `language` text not null default 'en' check (length(`language`) <= 8),
  `quiet_from` text null check (length(`quiet_from`) <= 5),
  `quiet_to` text null check (length(`quiet_to`) <= 5),
  `summary_hour` integer not null default 8,
  `summary_day` text not null default 'monday' check (length(`summary_day`) <= 16),
  `summary_unchanged` text not null default 'send' check (length(`summary_unchanged`) <= 8),
  `summary_attachment` text not null default 'pdf' check (length(`summary_attachment`) <= 8),
  `next_summary_at` integer not null default 0,
  `version` integer not null default 1,
  `created_at` integer not null,
  `updated_at` integer not null,
  primary key (`account_id`),
  constraint `notification_settings__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `notification_settings__next_summary_at` on `notification_settings` (`next_summary_at`);

CREATE TABLE `notifications` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text null check (length(`domain_id`) <= 36),
  `crawl_id` text null check (length(`crawl_id`) <= 36),
  `webhook_id` text null check (length(`webhook_id`) <= 36),
  `summary_id` text null check (length(`summary_id`) <= 36),
  `lane` text not null check (length(`lane`) <= 8),
  `channel` text not null check (length(`channel`) <= 16),
  `kind` text not null check (length(`kind`) <= 32),
  `recipient` text null check (length(`recipient`) <= 254),
  `language` text not null default 'en' check (length(`language`) <= 8),
  `subject` text not null check (length(`subject`) <= 400),
  `content` text not null,
  `dedupe_hash` text not null check (length(`dedupe_hash`) <= 64),
  `state` text not null default 'pending' check (length(`state`) <= 16),
  `attempts` integer not null default 0,
  `next_attempt_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `last_attempt_at` integer null,
  `last_error` text null,
  `finished_at` integer null,
  `created_at` integer not null,
  `slot` integer null,
  primary key (`id`),
  unique (`dedupe_hash`),
  unique (`account_id`, `lane`, `slot`),
  constraint `notifications__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `notifications__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `notifications__account_id__created_at__id` on `notifications` (`account_id`, `created_at`, `id`);

CREATE INDEX `notifications__account_id__kind__channel__created_at` on `notifications` (`account_id`, `kind`, `channel`, `created_at`);

CREATE INDEX `notifications__created_at` on `notifications` (`created_at`);

CREATE INDEX `notifications__domain_id__kind__created_at` on `notifications` (`domain_id`, `kind`, `created_at`);

CREATE INDEX `notifications__state__lane__account_id__next_attempt_at` on `notifications` (`state`, `lane`, `account_id`, `next_attempt_at`);

CREATE INDEX `notifications__state__lane__next_attempt_at` on `notifications` (`state`, `lane`, `next_attempt_at`);

CREATE INDEX `notifications__summary_id` on `notifications` (`summary_id`);

CREATE TABLE `one_time_links` (
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `purpose` text not null check (length(`purpose`) <= 32),
  `user_id` text null check (length(`user_id`) <= 36),
  `data` text null,
  `created_at` integer not null,
  `expires_at` integer not null,
  primary key (`token_hash`),
  constraint `one_time_links__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE INDEX `one_time_links__expires_at` on `one_time_links` (`expires_at`);

CREATE INDEX `one_time_links__purpose` on `one_time_links` (`purpose`);

CREATE INDEX `one_time_links__user_id__purpose` on `one_time_links` (`user_id`, `purpose`);

CREATE TABLE `outgoing_mails` (
  `id` text not null check (length(`id`) <= 36),
  `recipient` text not null check (length(`recipient`) <= 254),
  `kind` text not null check (length(`kind`) <= 32),
  `content_ciphertext` text null,
  `content_key_id` text null check (length(`content_key_id`) <= 64),
  `state` text not null default 'pending' check (length(`state`) <= 16),
  `attempts` integer not null default 0,
  `next_attempt_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `slot` integer null,
  `last_error` text null,
  `expires_at` integer not null,
  `finished_at` integer null,
  `created_at` integer not null,
  primary key (`id`),
  unique (`recipient`, `slot`)
) strict;

CREATE INDEX `outgoing_mails__created_at` on `outgoing_mails` (`created_at`);

CREATE INDEX `outgoing_mails__recipient__kind__created_at` on `outgoing_mails` (`recipient`, `kind`, `created_at`);

CREATE INDEX `outgoing_mails__state__expires_at` on `outgoing_mails` (`state`, `expires_at`);

CREATE INDEX `outgoing_mails__state__next_attempt_at` on `outgoing_mails` (`state`, `next_attempt_at`);

CREATE INDEX `outgoing_mails__state__recipient__next_attempt_at` on `outgoing_mails` (`state`, `recipient`, `next_attempt_at`);

CREATE TABLE `packed_days` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `period` integer not null,
  `state` text not null check (length(`state`) <= 16),
  `days` blob not null,
  primary key (`domain_id`, `period`, `state`),
  constraint `packed_days__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `packed_days__period` on `packed_days` (`period`);

CREATE TABLE `passkey_challenges` (
  `challenge_hash` text not null check (length(`challenge_hash`) <= 64),
  `purpose` text not null check (length(`purpose`) <= 16),
  `holder_hash` text not null check (length(`holder_hash`) <= 64),
  `expires_at` integer not null,
  primary key (`challenge_hash`)
) strict;

CREATE INDEX `passkey_challenges__expires_at` on `passkey_challenges` (`expires_at`);

CREATE INDEX `passkey_challenges__holder_hash__purpose` on `passkey_challenges` (`holder_hash`, `purpose`);

CREATE TABLE `passkeys` (
  `id` text not null check (length(`id`) <= 36),
  `user_id` text not null check (length(`user_id`) <= 36),
  `name` text not null check (length(`name`) <= 255),
  `credential_id` text not null,
  `credential_hash` text not null check (length(`credential_hash`) <= 64),
  `public_key` text not null,
  `counter` integer not null,
  `transports` text not null,
  `synced` integer not null,
  `created_at` integer not null,
  `last_used_at` integer null,
  primary key (`id`),
  unique (`credential_hash`),
  constraint `passkeys__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE INDEX `passkeys__user_id__created_at__id` on `passkeys` (`user_id`, `created_at`, `id`);

CREATE TABLE `rate_limits` (
  `key` text not null check (length(`key`) <= 255),
  `points` integer not null default 0,
  `expire` integer null,
  primary key (`key`)
) strict;

CREATE INDEX `rate_limits__expire` on `rate_limits` (`expire`);

CREATE TABLE `recovery_codes` (
  `user_id` text not null check (length(`user_id`) <= 36),
  `code_hash` text not null check (length(`code_hash`) <= 64),
  primary key (`user_id`, `code_hash`),
  constraint `recovery_codes__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE TABLE `rendering_patterns` (
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `patterns` text not null,
  primary key (`domain_id`),
  constraint `rendering_patterns__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE TABLE `report_chunks` (
  `report_id` text not null check (length(`report_id`) <= 36),
  `seq` integer not null,
  `data` blob not null,
  primary key (`report_id`, `seq`),
  constraint `report_chunks__report_id_fk` foreign key (`report_id`) references `reports` (`id`) on delete cascade
) strict;

CREATE TABLE `report_objects` (
  `object_key` text not null check (length(`object_key`) <= 255),
  `delete_at` integer null,
  primary key (`object_key`)
) strict;

CREATE INDEX `report_objects__delete_at` on `report_objects` (`delete_at`);

CREATE TABLE `reports` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `crawl_id` text not null check (length(`crawl_id`) <= 36),
  `summary_id` text null check (length(`summary_id`) <= 36),
  `format` text not null check (length(`format`) <= 8),
  `section` text null check (length(`section`) <= 16),
  `language` text not null default 'en' check (length(`language`) <= 8),
  `time_zone` text not null default 'UTC' check (length(`time_zone`) <= 64),
  `from_at` integer null,
  `to_at` integer null,
  `state` text not null default 'pending' check (length(`state`) <= 16),
  `progress` integer not null default 0,
  `error` text null,
  `attempts` integer not null default 0,
  `starts` integer not null default 0,
  `next_attempt_at` integer null,
  `lease_owner` text null check (length(`lease_owner`) <= 255),
  `lease_token` text null check (length(`lease_token`) <= 36),
  `lease_expires_at` integer null,
  `slot` integer null,
  `file_name` text null check (length(`file_name`) <= 300),
  `content_type` text null check (length(`content_type`) <= 100),
  `bytes` integer null,
  `sha256` text null check (length(`sha256`) <= 64),
  `object_key` text null check (length(`object_key`) <= 255),
  `finished_at` integer null,
  `expires_at` integer null,
  `created_at` integer not null,
  primary key (`id`),
  unique (`account_id`, `slot`),
  constraint `reports__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `reports__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `reports__account_id__state` on `reports` (`account_id`, `state`);

CREATE INDEX `reports__domain_id__created_at__id` on `reports` (`domain_id`, `created_at`, `id`);

CREATE INDEX `reports__domain_id__format__created_at__id` on `reports` (`domain_id`, `format`, `created_at`, `id`);

CREATE INDEX `reports__expires_at` on `reports` (`expires_at`);

CREATE INDEX `reports__state__account_id__next_attempt_at` on `reports` (`state`, `account_id`, `next_attempt_at`);

CREATE INDEX `reports__state__next_attempt_at` on `reports` (`state`, `next_attempt_at`);

CREATE INDEX `reports__summary_id` on `reports` (`summary_id`);

CREATE TABLE `sessions` (
  `id` text not null check (length(`id`) <= 36),
  `user_id` text not null check (length(`user_id`) <= 36),
  `account_id` text null check (length(`account_id`) <= 36),
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `device` text not null check (length(`device`) <= 255),
  `address` text null check (length(`address`) <= 45),
  `created_at` integer not null,
  `authenticated_at` integer not null,
  `last_used_at` integer not null,
  `expires_at` integer not null,
  primary key (`id`),
  unique (`token_hash`),
  constraint `sessions__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE INDEX `sessions__expires_at` on `sessions` (`expires_at`);

CREATE INDEX `sessions__user_id__created_at__id` on `sessions` (`user_id`, `created_at`, `id`);

CREATE TABLE `share_links` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  `token_hash` text not null check (length(`token_hash`) <= 64),
  `name` text null check (length(`name`) <= 80),
  `crawl_id` text null check (length(`crawl_id`) <= 36),
  `language` text not null default 'en' check (length(`language`) <= 8),
  `time_zone` text not null default 'UTC' check (length(`time_zone`) <= 64),
  `password_hash` text null check (length(`password_hash`) <= 255),
  `expires_at` integer null,
  `last_used_at` integer null,
  `created_at` integer not null,
  `version` integer not null default 1,
  primary key (`id`),
  unique (`token_hash`),
  constraint `share_links__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade,
  constraint `share_links__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict;

CREATE INDEX `share_links__account_id` on `share_links` (`account_id`);

CREATE INDEX `share_links__domain_id__created_at__id` on `share_links` (`domain_id`, `created_at`, `id`);

CREATE TABLE `totp_factors` (
  `user_id` text not null check (length(`user_id`) <= 36),
  `secret_ciphertext` text not null,
  `secret_key_id` text not null check (length(`secret_key_id`) <= 64),
  `created_at` integer not null,
  `confirmed_at` integer null,
  `last_step` integer null,
  primary key (`user_id`),
  constraint `totp_factors__user_id_fk` foreign key (`user_id`) references `users` (`id`) on delete cascade
) strict;

CREATE TABLE `users` (
  `id` text not null check (length(`id`) <= 36),
  `email` text not null check (length(`email`) <= 254),
  `name` text not null check (length(`name`) <= 255),
  `time_zone` text null check (length(`time_zone`) <= 64),
  `locale` text null check (length(`locale`) <= 35),
  `password_hash` text null check (length(`password_hash`) <= 255),
  `version` integer not null default 1,
  `created_at` integer not null,
  `updated_at` integer not null,
  primary key (`id`),
  unique (`email`)
) strict;

CREATE TABLE `webhook_endpoint_domains` (
  `endpoint_id` text not null check (length(`endpoint_id`) <= 36),
  `domain_id` text not null check (length(`domain_id`) <= 36),
  primary key (`endpoint_id`, `domain_id`),
  constraint `webhook_endpoint_domains__endpoint_id_fk` foreign key (`endpoint_id`) references `webhook_endpoints` (`id`) on delete cascade,
  constraint `webhook_endpoint_domains__domain_id_fk` foreign key (`domain_id`) references `domains` (`id`) on delete cascade
) strict, without rowid;

CREATE INDEX `webhook_endpoint_domains__domain_id` on `webhook_endpoint_domains` (`domain_id`);

CREATE TABLE `webhook_endpoints` (
  `id` text not null check (length(`id`) <= 36),
  `account_id` text not null check (length(`account_id`) <= 36),
  `url` text not null check (length(`url`) <= 2048),
  `description` text null check (length(`description`) <= 1024),
  `events` text not null,
  `all_domains` integer not null default 1,
  `secret_ciphertext` text not null,
  `secret_key_id` text not null check (length(`secret_key_id`) <= 64),
  `secret_hint` text not null check (length(`secret_hint`) <= 16),
  `previous_secret_ciphertext` text null,
  `previous_secret_key_id` text null check (length(`previous_secret_key_id`) <= 64),
  `previous_secret_expires_at` integer null,
  `state` text not null default 'enabled' check (length(`state`) <= 16),
  `disabled_reason` text null check (length(`disabled_reason`) <= 64),
  `failing_since` integer null,
  `exhausted_count` integer not null default 0,
  `version` integer not null default 1,
  `created_at` integer not null,
  `updated_at` integer not null,
  `deleted_at` integer null,
  primary key (`id`),
  constraint `webhook_endpoints__account_id_fk` foreign key (`account_id`) references `accounts` (`id`) on delete cascade
) strict;

CREATE INDEX `webhook_endpoints__account_id__created_at__id` on `webhook_endpoints` (`account_id`, `created_at`, `id`);

CREATE INDEX `webhook_endpoints__deleted_at` on `webhook_endpoints` (`deleted_at`);

CREATE INDEX `webhook_endpoints__previous_secret_expires_at` on `webhook_endpoints` (`previous_secret_expires_at`);
