// Made from openapi.yaml by `pnpm generate`. Do not edit.
import type { CalledOperationId, Schemas } from '@linkvitals/contract/types';

export const samples: Pick<Schemas, 'Domain' | 'DomainList' | 'CrawlConfigPreview' | 'Crawl' | 'CrawlList' | 'Page' | 'PageList' | 'CrawlFinding' | 'CrawlFindingList' | 'FindingCount' | 'FindingCountList' | 'ComparedTarget' | 'ComparedTargetList' | 'Target' | 'TargetList' | 'VerdictCounts' | 'Occurrence' | 'OccurrenceList' | 'EventTypeList' | 'Webhook' | 'WebhookList' | 'WebhookWithSecret' | 'Delivery' | 'DeliveryList' | 'DeliveryWithBody' | 'NotificationSettings' | 'Notification' | 'NotificationList' | 'NotificationTestResult' | 'Session' | 'SignInMethods' | 'IdentityLinkStart' | 'SessionEntry' | 'SessionList' | 'User' | 'PasskeyRequestOptions' | 'Passkey' | 'PasskeyList' | 'PasskeyCreationOptions' | 'TotpSetup' | 'RecoveryCodes' | 'AuditEntry' | 'AuditLog' | 'ApiKey' | 'ApiKeyList' | 'ApiKeyWithSecret' | 'Member' | 'MemberList' | 'Invitation' | 'InvitationList' | 'InvitationSent' | 'InvitationPreview' | 'AccountWithPlans' | 'Account' | 'AccountUsage' | 'MailRequested' | 'Identity' | 'IdentityList' | 'AdminAccount' | 'AdminAccountList' | 'AdminAccountCreated' | 'Report' | 'ReportList' | 'ShareLink' | 'ShareLinkList' | 'ShareLinkWithUrl' | 'Badge' | 'BadgeList' | 'BadgeWithUrl' | 'Branding' | 'DomainTrends' | 'AccountTrends' | 'RecentCrawls' | 'RecentCrawlsList' | 'Issue' | 'IssueList' | 'IssueStateCounts' | 'Fix' | 'FixList' | 'FixPoints' | 'FixMailQueued' | 'IssueActionsDone' | 'IssueChange' | 'IssueChangeList' | 'IssueRecheck' | 'IssueComment' | 'IssueCommentList' | 'IssueRule' | 'IssueRuleList' | 'IssueRulePreview' | 'Health' | 'Readiness'> = {
  Domain: {
 "id": "0190f3a0-0000-7000-8000-000000000001",
 "hostname": "example.com",
 "verification_status": "verified",
 "verification": {
  "status": "verified",
  "badge": {
   "label": "Verified",
   "status": "Active",
   "meaning": "Ready to crawl",
   "action": null
  },
  "token": "3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
  "records": [
   {
    "type": "TXT",
    "name": "example.com",
    "place": "@",
    "value": "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
    "note": null
   }
  ],
  "checked_at": "2026-01-05T09:00:00.000Z",
  "verified_at": "2026-01-02T10:00:00.000Z",
  "next_check_at": "2026-01-06T09:00:00.000Z",
  "last_check": {
   "checked_at": "2026-01-05T09:00:00.000Z",
   "outcome": "found",
   "name_exists": true,
   "detail": "The record is there.",
   "resolvers": [
    {
     "server": "system",
     "outcome": "found",
     "values": [
      "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP"
     ],
     "error": null
    }
   ]
  }
 },
 "lifecycle_state": "active",
 "read_only": false,
 "health_score": 93,
 "health_status": "excellent",
 "metrics": {
  "total_urls": 60,
  "broken_links": 1,
  "new_broken_links": 1,
  "recent_errors": 1,
  "response_time_ms": 120,
  "first_byte_ms": 90,
  "crawl_frequency": 4,
  "credit_usage": 240,
  "issue_counts": {
   "error": 1,
   "warning": 4,
   "notice": 9
  },
  "last_issues": [
   {
    "kind": "broken_link",
    "severity": "error",
    "url": "https://example.com/old",
    "title": "The link is broken.",
    "detail": "not_found",
    "status_code": 404,
    "found_on_pages": 1
   }
  ]
 },
 "settings": {
  "email_alerts": true,
  "email_alerts_when": "news",
  "email_recipients": null,
  "certificate_alerts": true,
  "failure_alerts": true,
  "slack_notifications": false,
  "chat_notifications": false,
  "report_frequency": "weekly",
  "webhook_ids": [
   "0190f3a0-0000-7000-8000-000000000003"
  ],
  "user_agent": null,
  "request_headers": {},
  "request_headers_over_http": false,
  "ip_ranges": [],
  "priority_crawling": false,
  "sharing": false
 },
 "crawl_config": {
  "max_pages": 5000,
  "depth_limit": 10,
  "exclusions": [],
  "rate": null,
  "rendering": "off",
  "schedule": {
   "frequency": "weekly",
   "time": "10:00",
   "day_of_week": "monday",
   "day_of_month": null,
   "time_zone": "Europe/Berlin",
   "next_crawl_at": "2026-01-12T09:00:00.000Z",
   "last_run": {
    "due_at": "2026-01-05T09:00:00.000Z",
    "outcome": "queued",
    "crawl_id": "0190f3a0-0000-7000-8000-000000000002"
   }
  }
 },
 "last_crawl": {
  "id": "0190f3a0-0000-7000-8000-000000000002",
  "state": "completed",
  "error_code": null,
  "started_at": "2026-01-05T09:00:01.000Z",
  "finished_at": "2026-01-05T09:00:31.000Z"
 },
 "next_crawl_at": "2026-01-12T09:00:00.000Z",
 "created_at": "2026-01-02T09:00:00.000Z",
 "updated_at": "2026-01-05T09:00:31.000Z"
},
  DomainList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000001",
   "hostname": "example.com",
   "verification_status": "verified",
   "verification": {
    "status": "verified",
    "badge": {
     "label": "Verified",
     "status": "Active",
     "meaning": "Ready to crawl",
     "action": null
    },
    "token": "3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
    "records": [
     {
      "type": "TXT",
      "name": "example.com",
      "place": "@",
      "value": "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP",
      "note": null
     }
    ],
    "checked_at": "2026-01-05T09:00:00.000Z",
    "verified_at": "2026-01-02T10:00:00.000Z",
    "next_check_at": "2026-01-06T09:00:00.000Z",
    "last_check": {
     "checked_at": "2026-01-05T09:00:00.000Z",
     "outcome": "found",
     "name_exists": true,
     "detail": "The record is there.",
     "resolvers": [
      {
       "server": "system",
       "outcome": "found",
       "values": [
        "linkvitals-verify=3kTMd7mUuVhyXq0ZrLw9sBnE5cGfJ2aP"
       ],
       "error": null
      }
     ]
    }
   },
   "lifecycle_state": "active",
   "read_only": false,
   "health_score": 93,
   "health_status": "excellent",
   "metrics": {
    "total_urls": 60,
    "broken_links": 1,
    "new_broken_links": 1,
    "recent_errors": 1,
    "response_time_ms": 120,
    "first_byte_ms": 90,
    "crawl_frequency": 4,
    "credit_usage": 240,
    "issue_counts": {
     "error": 1,
     "warning": 4,
     "notice": 9
    },
    "last_issues": [
     {
      "kind": "broken_link",
      "severity": "error",
      "url": "https://example.com/old",
      "title": "The link is broken.",
      "detail": "not_found",
      "status_code": 404,
      "found_on_pages": 1
     }
    ]
   },
   "settings": {
    "email_alerts": true,
    "email_alerts_when": "news",
    "email_recipients": null,
    "certificate_alerts": true,
    "failure_alerts": true,
    "slack_notifications": false,
    "chat_notifications": false,
    "report_frequency": "weekly",
    "webhook_ids": [
     "0190f3a0-0000-7000-8000-000000000003"
    ],
    "user_agent": null,
    "request_headers": {},
    "request_headers_over_http": false,
    "ip_ranges": [],
    "priority_crawling": false,
    "sharing": false
   },
   "crawl_config": {
    "max_pages": 5000,
    "depth_limit": 10,
    "exclusions": [],
    "rate": null,
    "rendering": "off",
    "schedule": {
     "frequency": "weekly",
     "time": "10:00",
     "day_of_week": "monday",
     "day_of_month": null,
     "time_zone": "Europe/Berlin",
     "next_crawl_at": "2026-01-12T09:00:00.000Z",
     "last_run": {
      "due_at": "2026-01-05T09:00:00.000Z",
      "outcome": "queued",
      "crawl_id": "0190f3a0-0000-7000-8000-000000000002"
     }
    }
   },
   "last_crawl": {
    "id": "0190f3a0-0000-7000-8000-000000000002",
    "state": "completed",
    "error_code": null,
    "started_at": "2026-01-05T09:00:01.000Z",
    "finished_at": "2026-01-05T09:00:31.000Z"
   },
   "next_crawl_at": "2026-01-12T09:00:00.000Z",
   "created_at": "2026-01-02T09:00:00.000Z",
   "updated_at": "2026-01-05T09:00:31.000Z"
  }
 ],
 "next_cursor": null
},
  CrawlConfigPreview: {
 "exclusions": null,
 "next_crawls": [
  "2026-01-05T09:00:00.000Z"
 ]
},
  Crawl: {
 "id": "0190f3a0-0000-7000-8000-000000000002",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "domain": "example.com",
 "state": "completed",
 "trigger": "manual",
 "url": "https://example.com/",
 "max_pages": 5000,
 "depth_limit": 10,
 "truncated": false,
 "error": null,
 "error_code": null,
 "stats": {
  "total_pages": 60,
  "pages_crawled": 60,
  "total_links": 900,
  "broken_links": 1,
  "external_links": 100,
  "internal_links": 800,
  "redirects": 0,
  "errors": 1
 },
 "progress": {
  "pages_crawled": 60,
  "targets_found": 80,
  "targets_checked": 80,
  "broken": 1
 },
 "health_score": 93,
 "health_status": "excellent",
 "score_version": 1,
 "score_inputs": {
  "pages_observed": 61,
  "pages_ok": 60,
  "link_weight": 200,
  "link_weight_broken": 3,
  "link_weight_warned": 10,
  "internal_broken": 1
 },
 "issues": {
  "new": 1,
  "fixed": 2,
  "reopened": 0,
  "persisting": 4,
  "inconclusive": 0
 },
 "response_time_ms": 120,
 "first_byte_ms": 90,
 "request_headers_held_back": false,
 "trapped_pages": 0,
 "cut_pages": 0,
 "rendering": null,
 "severity": "low",
 "queued_at": "2026-01-05T09:00:00.000Z",
 "started_at": "2026-01-05T09:00:01.000Z",
 "finished_at": "2026-01-05T09:00:31.000Z",
 "duration_seconds": 30,
 "results_expire_at": "2028-01-05T09:00:31.000Z"
},
  CrawlList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000002",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "domain": "example.com",
   "state": "completed",
   "trigger": "manual",
   "url": "https://example.com/",
   "max_pages": 5000,
   "depth_limit": 10,
   "truncated": false,
   "error": null,
   "error_code": null,
   "stats": {
    "total_pages": 60,
    "pages_crawled": 60,
    "total_links": 900,
    "broken_links": 1,
    "external_links": 100,
    "internal_links": 800,
    "redirects": 0,
    "errors": 1
   },
   "progress": {
    "pages_crawled": 60,
    "targets_found": 80,
    "targets_checked": 80,
    "broken": 1
   },
   "health_score": 93,
   "health_status": "excellent",
   "score_version": 1,
   "score_inputs": {
    "pages_observed": 61,
    "pages_ok": 60,
    "link_weight": 200,
    "link_weight_broken": 3,
    "link_weight_warned": 10,
    "internal_broken": 1
   },
   "issues": {
    "new": 1,
    "fixed": 2,
    "reopened": 0,
    "persisting": 4,
    "inconclusive": 0
   },
   "response_time_ms": 120,
   "first_byte_ms": 90,
   "request_headers_held_back": false,
   "trapped_pages": 0,
   "cut_pages": 0,
   "rendering": null,
   "severity": "low",
   "queued_at": "2026-01-05T09:00:00.000Z",
   "started_at": "2026-01-05T09:00:01.000Z",
   "finished_at": "2026-01-05T09:00:31.000Z",
   "duration_seconds": 30,
   "results_expire_at": "2028-01-05T09:00:31.000Z"
  }
 ],
 "next_cursor": null
},
  Page: {
 "target_id": 1,
 "url": "https://example.com/",
 "status_code": 200,
 "depth": 0,
 "title": "Example",
 "bytes": 4096,
 "response_time_ms": 120,
 "first_byte_ms": 90,
 "internal_links": 12,
 "external_links": 3,
 "broken_links": 2,
 "links_truncated": false,
 "rendered": "yes",
 "render_failure": null,
 "render_ms": 830,
 "findings": []
},
  PageList: {
 "data": [
  {
   "target_id": 1,
   "url": "https://example.com/",
   "status_code": 200,
   "depth": 0,
   "title": "Example",
   "bytes": 4096,
   "response_time_ms": 120,
   "first_byte_ms": 90,
   "internal_links": 12,
   "external_links": 3,
   "broken_links": 2,
   "links_truncated": false,
   "rendered": "yes",
   "render_failure": null,
   "render_ms": 830,
   "findings": []
  }
 ],
 "next_cursor": null
},
  CrawlFinding: {
 "target_id": 1,
 "page_url": "https://example.com/",
 "code": "title_missing",
 "severity": "error",
 "detail": null,
 "title": "The page has no title.",
 "how_to_fix": "Add a title element that says what the page is about."
},
  CrawlFindingList: {
 "data": [
  {
   "target_id": 1,
   "page_url": "https://example.com/",
   "code": "title_missing",
   "severity": "error",
   "detail": null,
   "title": "The page has no title.",
   "how_to_fix": "Add a title element that says what the page is about."
  }
 ],
 "next_cursor": null
},
  FindingCount: {
 "code": "title_missing",
 "severity": "error",
 "count": 3,
 "title": "The page has no title.",
 "how_to_fix": "Give the page a title element that says what it is about."
},
  FindingCountList: {
 "data": [
  {
   "code": "title_missing",
   "severity": "error",
   "count": 3,
   "title": "The page has no title.",
   "how_to_fix": "Give the page a title element that says what it is about."
  }
 ]
},
  ComparedTarget: {
 "url": "https://example.com/old",
 "internal": true,
 "before": {
  "target_id": 9,
  "verdict": "ok",
  "reason": "ok",
  "status_code": 200,
  "found_on_pages": 0
 },
 "after": {
  "target_id": 7,
  "verdict": "broken",
  "reason": "not_found",
  "status_code": 404,
  "found_on_pages": 3
 }
},
  ComparedTargetList: {
 "data": [
  {
   "url": "https://example.com/old",
   "internal": true,
   "before": {
    "target_id": 9,
    "verdict": "ok",
    "reason": "ok",
    "status_code": 200,
    "found_on_pages": 0
   },
   "after": {
    "target_id": 7,
    "verdict": "broken",
    "reason": "not_found",
    "status_code": 404,
    "found_on_pages": 3
   }
  }
 ],
 "next_cursor": null
},
  Target: {
 "id": 7,
 "url": "https://example.com/old",
 "internal": true,
 "verdict": "broken",
 "reason": "not_found",
 "status_code": 404,
 "detail": null,
 "tls": null,
 "redirects": [],
 "final_url": null,
 "warnings": [],
 "method": "GET",
 "checked_at": "2026-11-12T09:00:12.000Z",
 "first_byte_ms": 35,
 "found_on_pages": 1,
 "seen": null,
 "found_on": [
  {
   "page_url": "https://example.com/",
   "kind": "a",
   "line": 42,
   "text": "Our old page",
   "region": "main",
   "fragment": null,
   "count": 1,
   "more_places": [],
   "seen": null
  }
 ],
 "issue": {
  "id": "0190f3a0-0000-7000-8000-000000000031",
  "state": "open",
  "ignored": null
 }
},
  TargetList: {
 "data": [
  {
   "id": 7,
   "url": "https://example.com/old",
   "internal": true,
   "verdict": "broken",
   "reason": "not_found",
   "status_code": 404,
   "detail": null,
   "tls": null,
   "redirects": [],
   "final_url": null,
   "warnings": [],
   "method": "GET",
   "checked_at": "2026-11-12T09:00:12.000Z",
   "first_byte_ms": 35,
   "found_on_pages": 1,
   "seen": null,
   "found_on": [
    {
     "page_url": "https://example.com/",
     "kind": "a",
     "line": 42,
     "text": "Our old page",
     "region": "main",
     "fragment": null,
     "count": 1,
     "more_places": [],
     "seen": null
    }
   ],
   "issue": {
    "id": "0190f3a0-0000-7000-8000-000000000031",
    "state": "open",
    "ignored": null
   }
  }
 ],
 "next_cursor": null
},
  VerdictCounts: {
 "ok": 1840,
 "broken": 12,
 "suspect": 0,
 "unverifiable": 3,
 "not_checked": 5,
 "reasons": [
  {
   "reason": "ok",
   "count": 1840
  },
  {
   "reason": "not_found",
   "count": 12
  },
  {
   "reason": "excluded",
   "count": 8
  }
 ]
},
  Occurrence: {
 "page_url": "https://example.com/",
 "kind": "a",
 "line": 42,
 "text": "Our old page",
 "region": "main",
 "fragment": null,
 "count": 2,
 "more_places": [
  {
   "line": 180,
   "text": "Our old page"
  }
 ],
 "seen": null
},
  OccurrenceList: {
 "data": [
  {
   "page_url": "https://example.com/",
   "kind": "a",
   "line": 42,
   "text": "Our old page",
   "region": "main",
   "fragment": null,
   "count": 2,
   "more_places": [
    {
     "line": 180,
     "text": "Our old page"
    }
   ],
   "seen": null
  }
 ],
 "next_cursor": null
},
  EventTypeList: {
 "data": [
  {
   "type": "crawl.started",
   "description": "A crawl has been initiated and begins processing URLs",
   "subscribable": true
  },
  {
   "type": "crawl.completed",
   "description": "A crawl finished successfully and results are available",
   "subscribable": true
  },
  {
   "type": "crawl.failed",
   "description": "A crawl hit an error and could not complete",
   "subscribable": true
  },
  {
   "type": "broken_links.found",
   "description": "A completed crawl detected broken links",
   "subscribable": true
  },
  {
   "type": "test",
   "description": "The subscriber requested a test",
   "subscribable": false
  }
 ]
},
  Webhook: {
 "id": "0190f3a0-0000-7000-8000-000000000003",
 "url": "https://hooks.example.com/linkvitals",
 "description": "Team channel",
 "events": [
  "crawl.completed",
  "broken_links.found"
 ],
 "domain_ids": null,
 "enabled": true,
 "disabled_reason": null,
 "failing_since": null,
 "over_plan_limit": false,
 "secret_hint": "whsec_AAEC",
 "previous_secret_expires_at": null,
 "created_at": "2026-01-02T09:00:00.000Z",
 "updated_at": "2026-01-02T09:00:00.000Z"
},
  WebhookList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000003",
   "url": "https://hooks.example.com/linkvitals",
   "description": "Team channel",
   "events": [
    "crawl.completed",
    "broken_links.found"
   ],
   "domain_ids": null,
   "enabled": true,
   "disabled_reason": null,
   "failing_since": null,
   "over_plan_limit": false,
   "secret_hint": "whsec_AAEC",
   "previous_secret_expires_at": null,
   "created_at": "2026-01-02T09:00:00.000Z",
   "updated_at": "2026-01-02T09:00:00.000Z"
  }
 ],
 "next_cursor": null
},
  WebhookWithSecret: {
 "id": "0190f3a0-0000-7000-8000-000000000003",
 "url": "https://hooks.example.com/linkvitals",
 "description": "Team channel",
 "events": [
  "crawl.completed",
  "broken_links.found"
 ],
 "domain_ids": null,
 "enabled": true,
 "disabled_reason": null,
 "failing_since": null,
 "over_plan_limit": false,
 "secret_hint": "whsec_AAEC",
 "previous_secret_expires_at": null,
 "created_at": "2026-01-02T09:00:00.000Z",
 "updated_at": "2026-01-02T09:00:00.000Z",
 "secret": "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
},
  Delivery: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "webhook_id": "0190f3a0-0000-7000-8000-000000000003",
 "event": "broken_links.found",
 "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "state": "delivered",
 "skipped_reason": null,
 "retry_count": 0,
 "next_attempt_at": null,
 "created_at": "2026-01-05T09:00:31.000Z",
 "finished_at": "2026-01-05T09:00:31.148Z",
 "attempts": [
  {
   "number": 1,
   "started_at": "2026-01-05T09:00:31.100Z",
   "status_code": 200,
   "response_time_ms": 48,
   "response_body": "ok",
   "error": null,
   "url": "https://hooks.example.com/linkvitals",
   "signature": "t=1767603631,v1=5b0c8d2c2f1a0d3d5f77c4b8d2b7a1e6c9f0a3b4d5e6f708192a3b4c5d6e7f80"
  }
 ]
},
  DeliveryList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000004",
   "webhook_id": "0190f3a0-0000-7000-8000-000000000003",
   "event": "broken_links.found",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "state": "delivered",
   "skipped_reason": null,
   "retry_count": 0,
   "next_attempt_at": null,
   "created_at": "2026-01-05T09:00:31.000Z",
   "finished_at": "2026-01-05T09:00:31.148Z",
   "attempts": [
    {
     "number": 1,
     "started_at": "2026-01-05T09:00:31.100Z",
     "status_code": 200,
     "response_time_ms": 48,
     "response_body": "ok",
     "error": null,
     "url": "https://hooks.example.com/linkvitals",
     "signature": "t=1767603631,v1=5b0c8d2c2f1a0d3d5f77c4b8d2b7a1e6c9f0a3b4d5e6f708192a3b4c5d6e7f80"
    }
   ]
  }
 ],
 "next_cursor": null
},
  DeliveryWithBody: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "webhook_id": "0190f3a0-0000-7000-8000-000000000003",
 "event": "broken_links.found",
 "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "state": "delivered",
 "skipped_reason": null,
 "retry_count": 0,
 "next_attempt_at": null,
 "created_at": "2026-01-05T09:00:31.000Z",
 "finished_at": "2026-01-05T09:00:31.148Z",
 "attempts": [
  {
   "number": 1,
   "started_at": "2026-01-05T09:00:31.100Z",
   "status_code": 200,
   "response_time_ms": 48,
   "response_body": "ok",
   "error": null,
   "url": "https://hooks.example.com/linkvitals",
   "signature": "t=1767603631,v1=5b0c8d2c2f1a0d3d5f77c4b8d2b7a1e6c9f0a3b4d5e6f708192a3b4c5d6e7f80"
  }
 ],
 "body": "{\"event\":\"test\",\"timestamp\":\"2026-01-05T09:00:31.000Z\",\"data\":{\"message\":\"This is a test of your webhook endpoint.\",\"webhook_id\":\"0190f3a0-0000-7000-8000-000000000003\"}}"
},
  NotificationSettings: {
 "time_zone": "Europe/Berlin",
 "language": "en",
 "quiet_hours": {
  "from": "22:00",
  "to": "07:00"
 },
 "summaries": {
  "hour": 8,
  "day_of_week": "monday",
  "when_nothing_changed": "send",
  "attachment": "pdf"
 },
 "email": {
  "recipients": [
   "ops@example.com"
  ],
  "status": {
   "ready": false,
   "reason": "no_mail_server",
   "detail": "No mail server is configured. An operator can set LINKVITALS_SMTP_URL and LINKVITALS_MAIL_FROM.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 12,
    "failures": 12
   }
  }
 },
 "slack": {
  "target_hint": "hooks.slack.com …x9Qf",
  "status": {
   "ready": true,
   "reason": null,
   "detail": null,
   "last_sent_at": "2026-01-05T09:00:31.148Z",
   "last_error": "The answer was 429.",
   "last_error_at": "2026-01-04T09:00:31.148Z",
   "used_by": {
    "domains": 12,
    "results": 3,
    "failures": 12
   }
  }
 },
 "discord": {
  "target_hint": null,
  "status": {
   "ready": false,
   "reason": "no_target",
   "detail": "Nothing is set up for this channel.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 0,
    "failures": 12
   }
  }
 },
 "teams": {
  "target_hint": null,
  "status": {
   "ready": false,
   "reason": "no_target",
   "detail": "Nothing is set up for this channel.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 0,
    "failures": 12
   }
  }
 },
 "telegram": {
  "target_hint": null,
  "status": {
   "ready": false,
   "reason": "no_target",
   "detail": "Nothing is set up for this channel.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 0,
    "failures": 12
   }
  }
 },
 "ntfy": {
  "target_hint": null,
  "status": {
   "ready": false,
   "reason": "no_target",
   "detail": "Nothing is set up for this channel.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 0,
    "failures": 12
   }
  }
 },
 "generic_webhook": {
  "target_hint": null,
  "status": {
   "ready": false,
   "reason": "no_target",
   "detail": "Nothing is set up for this channel.",
   "last_sent_at": null,
   "last_error": null,
   "last_error_at": null,
   "used_by": {
    "domains": 12,
    "results": 0,
    "failures": 12
   }
  }
 }
},
  Notification: {
 "id": "0190f3a0-0000-7000-8000-000000000006",
 "channel": "email",
 "kind": "broken_links",
 "recipient": "ops@example.com",
 "subject": "2 new broken links on example.com",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 "webhook_id": null,
 "state": "pending",
 "attempts": 1,
 "next_attempt_at": "2026-01-05T09:01:33.000Z",
 "last_attempt_at": "2026-01-05T09:00:31.000Z",
 "last_error": "The mail server could not be reached.",
 "created_at": "2026-01-05T09:00:30.900Z",
 "finished_at": null
},
  NotificationList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000006",
   "channel": "email",
   "kind": "broken_links",
   "recipient": "ops@example.com",
   "subject": "2 new broken links on example.com",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
   "webhook_id": null,
   "state": "pending",
   "attempts": 1,
   "next_attempt_at": "2026-01-05T09:01:33.000Z",
   "last_attempt_at": "2026-01-05T09:00:31.000Z",
   "last_error": "The mail server could not be reached.",
   "created_at": "2026-01-05T09:00:30.900Z",
   "finished_at": null
  }
 ],
 "next_cursor": null
},
  NotificationTestResult: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000006",
   "channel": "email",
   "kind": "broken_links",
   "recipient": "ops@example.com",
   "subject": "2 new broken links on example.com",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
   "webhook_id": null,
   "state": "pending",
   "attempts": 1,
   "next_attempt_at": "2026-01-05T09:01:33.000Z",
   "last_attempt_at": "2026-01-05T09:00:31.000Z",
   "last_error": "The mail server could not be reached.",
   "created_at": "2026-01-05T09:00:30.900Z",
   "finished_at": null
  }
 ]
},
  Session: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "user": {
  "id": "0190f3a0-0000-7000-8000-000000000005",
  "email": "ada@example.com",
  "name": "Ada",
  "time_zone": "Europe/Berlin",
  "locale": "en",
  "created_at": "2026-01-02T09:00:00.000Z",
  "updated_at": "2026-01-02T09:00:00.000Z"
 },
 "factors": {
  "password": false,
  "totp": false,
  "recovery_codes": 0,
  "passkeys": 0
 },
 "account": null,
 "accounts": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "name": "My team",
   "plan": "free",
   "role": "owner"
  }
 ],
 "can_create_account": false,
 "created_at": "2026-01-05T09:00:00.000Z",
 "authenticated_at": "2026-01-05T09:00:00.000Z",
 "expires_at": "2026-01-05T09:00:00.000Z"
},
  SignInMethods: {
 "password": false,
 "providers": [
  {
   "id": "company",
   "name": "Company SSO",
   "start_path": "/api/v1/oidc/company/start"
  }
 ],
 "password_reset": false,
 "sign_up": "off",
 "needs_set_up": false
},
  IdentityLinkStart: {
 "authorization_url": "https://login.example.com/authorize?client_id=linkvitals"
},
  SessionEntry: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "current": false,
 "device": "Mozilla/5.0 (X11; Linux x86_64)",
 "address": null,
 "created_at": "2026-01-05T09:00:00.000Z",
 "last_used_at": "2026-01-05T09:00:00.000Z",
 "expires_at": "2026-01-05T09:00:00.000Z"
},
  SessionList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "current": false,
   "device": "Mozilla/5.0 (X11; Linux x86_64)",
   "address": null,
   "created_at": "2026-01-05T09:00:00.000Z",
   "last_used_at": "2026-01-05T09:00:00.000Z",
   "expires_at": "2026-01-05T09:00:00.000Z"
  }
 ],
 "next_cursor": null
},
  User: {
 "id": "0190f3a0-0000-7000-8000-000000000005",
 "email": "ada@example.com",
 "name": "Ada",
 "time_zone": "Europe/Berlin",
 "locale": "en",
 "created_at": "2026-01-02T09:00:00.000Z",
 "updated_at": "2026-01-02T09:00:00.000Z"
},
  PasskeyRequestOptions: {
 "rpId": "links.example.com",
 "challenge": "q83vEjRWeJCrze8SNFZ4kA",
 "timeout": 0,
 "allowCredentials": [
  {
   "id": "q83vEjRWeJCrze8SNFZ4kA",
   "type": "public-key",
   "transports": [
    "ble"
   ]
  }
 ],
 "userVerification": "required"
},
  Passkey: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "name": "Laptop",
 "synced": false,
 "created_at": "2026-01-05T09:00:00.000Z",
 "last_used_at": null
},
  PasskeyList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "name": "Laptop",
   "synced": false,
   "created_at": "2026-01-05T09:00:00.000Z",
   "last_used_at": null
  }
 ],
 "next_cursor": null
},
  PasskeyCreationOptions: {
 "rp": {
  "id": "links.example.com",
  "name": "Linkvitals"
 },
 "user": {
  "id": "q83vEjRWeJCrze8SNFZ4kA",
  "name": "ada@example.com",
  "displayName": "Ada"
 },
 "challenge": "q83vEjRWeJCrze8SNFZ4kA",
 "pubKeyCredParams": [
  {
   "type": "public-key",
   "alg": 0
  }
 ],
 "timeout": 0,
 "excludeCredentials": [
  {
   "id": "q83vEjRWeJCrze8SNFZ4kA",
   "type": "public-key",
   "transports": [
    "ble"
   ]
  }
 ],
 "authenticatorSelection": {
  "residentKey": "required",
  "requireResidentKey": true,
  "userVerification": "required"
 },
 "attestation": "none"
},
  TotpSetup: {
 "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
 "uri": "otpauth://totp/Linkvitals:ada%40example.com?issuer=Linkvitals&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
 "qr_svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
},
  RecoveryCodes: {
 "recovery_codes": [
  "k3vq-7wza-2mfx-p5hd"
 ]
},
  AuditEntry: {
 "id": "0190f3a0-0000-7000-8000-000000000007",
 "at": "2026-01-05T09:00:00.000Z",
 "actor": {
  "kind": "person",
  "id": "0190f3a0-0000-7000-8000-000000000005",
  "name": "ada@example.com"
 },
 "address": "192.0.2.7",
 "action": "domain.updated",
 "subject": {
  "id": "0190f3a0-0000-7000-8000-000000000001",
  "name": "example.com"
 },
 "before": {
  "email_alerts": true
 },
 "after": {
  "email_alerts": false
 }
},
  AuditLog: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000007",
   "at": "2026-01-05T09:00:00.000Z",
   "actor": {
    "kind": "person",
    "id": "0190f3a0-0000-7000-8000-000000000005",
    "name": "ada@example.com"
   },
   "address": "192.0.2.7",
   "action": "domain.updated",
   "subject": {
    "id": "0190f3a0-0000-7000-8000-000000000001",
    "name": "example.com"
   },
   "before": {
    "email_alerts": true
   },
   "after": {
    "email_alerts": false
   }
  }
 ],
 "next_cursor": null
},
  ApiKey: {
 "id": "0190f3a0-0000-7000-8000-000000000006",
 "name": "Deploy script",
 "hint": "lv_…9fQ2",
 "scopes": [
  "domains:read",
  "crawls:write"
 ],
 "domain_ids": null,
 "created_by": {
  "id": "0190f3a0-0000-7000-8000-000000000005",
  "name": "Ada Lovelace"
 },
 "created_at": "2026-01-02T09:00:00.000Z",
 "expires_at": null,
 "last_used_at": "2026-01-05T09:00:00.000Z",
 "revoked_at": null,
 "replaced_by": null
},
  ApiKeyList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000006",
   "name": "Deploy script",
   "hint": "lv_…9fQ2",
   "scopes": [
    "domains:read",
    "crawls:write"
   ],
   "domain_ids": null,
   "created_by": {
    "id": "0190f3a0-0000-7000-8000-000000000005",
    "name": "Ada Lovelace"
   },
   "created_at": "2026-01-02T09:00:00.000Z",
   "expires_at": null,
   "last_used_at": "2026-01-05T09:00:00.000Z",
   "revoked_at": null,
   "replaced_by": null
  }
 ],
 "next_cursor": null
},
  ApiKeyWithSecret: {
 "id": "0190f3a0-0000-7000-8000-000000000006",
 "name": "Deploy script",
 "hint": "lv_…9fQ2",
 "scopes": [
  "domains:read",
  "crawls:write"
 ],
 "domain_ids": null,
 "created_by": {
  "id": "0190f3a0-0000-7000-8000-000000000005",
  "name": "Ada Lovelace"
 },
 "created_at": "2026-01-02T09:00:00.000Z",
 "expires_at": null,
 "last_used_at": "2026-01-05T09:00:00.000Z",
 "revoked_at": null,
 "replaced_by": null,
 "key": "lv_0000000000000000000000000000000AbCdEf"
},
  Member: {
 "user_id": "0190f3a0-0000-7000-8000-00000000000a",
 "name": "Grace Hopper",
 "email": "grace@example.com",
 "role": "member",
 "grants": [
  {
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "rights": [
    "view",
    "crawl"
   ]
  }
 ],
 "joined_at": "2026-01-05T09:00:00.000Z",
 "last_used_at": "2026-01-05T10:12:00.000Z"
},
  MemberList: {
 "data": [
  {
   "user_id": "0190f3a0-0000-7000-8000-00000000000a",
   "name": "Grace Hopper",
   "email": "grace@example.com",
   "role": "member",
   "grants": [
    {
     "domain_id": "0190f3a0-0000-7000-8000-000000000001",
     "rights": [
      "view",
      "crawl"
     ]
    }
   ],
   "joined_at": "2026-01-05T09:00:00.000Z",
   "last_used_at": "2026-01-05T10:12:00.000Z"
  }
 ],
 "next_cursor": null
},
  Invitation: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "email": "ada@example.com",
 "role": "owner",
 "grants": [
  {
   "domain_id": null,
   "rights": [
    "view"
   ]
  }
 ],
 "invited_by": "Ada Lovelace",
 "created_at": "2026-01-05T09:00:00.000Z",
 "sent_at": "2026-01-05T09:00:00.000Z",
 "expires_at": "2026-01-05T09:00:00.000Z"
},
  InvitationList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "email": "ada@example.com",
   "role": "owner",
   "grants": [
    {
     "domain_id": null,
     "rights": [
      "view"
     ]
    }
   ],
   "invited_by": "Ada Lovelace",
   "created_at": "2026-01-05T09:00:00.000Z",
   "sent_at": "2026-01-05T09:00:00.000Z",
   "expires_at": "2026-01-05T09:00:00.000Z"
  }
 ],
 "next_cursor": null
},
  InvitationSent: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "email": "ada@example.com",
 "role": "owner",
 "grants": [
  {
   "domain_id": null,
   "rights": [
    "view"
   ]
  }
 ],
 "invited_by": "Ada Lovelace",
 "created_at": "2026-01-05T09:00:00.000Z",
 "sent_at": "2026-01-05T09:00:00.000Z",
 "expires_at": "2026-01-05T09:00:00.000Z",
 "email_sent": false,
 "link": "https://links.example.com/invitation#4Zb0…"
},
  InvitationPreview: {
 "account_name": "My team",
 "email": "ada@example.com",
 "role": "owner",
 "invited_by": "Ada Lovelace",
 "expires_at": "2026-01-05T09:00:00.000Z"
},
  AccountWithPlans: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "name": "My team",
 "plan": "pro",
 "limits": {
  "domains": 10,
  "max_pages": 5000,
  "depth_limit": 10,
  "crawl_minutes": 120,
  "fastest_schedule": "daily",
  "page_history_days": 365,
  "crawls_at_once": 2,
  "webhook_endpoints": 5,
  "members": 1,
  "api_keys": 0,
  "rendering": true,
  "agency_features": false
 },
 "created_at": "2026-01-02T09:00:00.000Z",
 "rendering_unavailable": null,
 "plans": [
  {
   "name": "pro",
   "limits": {
    "domains": 10,
    "max_pages": 5000,
    "depth_limit": 10,
    "crawl_minutes": 120,
    "fastest_schedule": "daily",
    "page_history_days": 365,
    "crawls_at_once": 2,
    "webhook_endpoints": 5,
    "members": 1,
    "api_keys": 0,
    "rendering": true,
    "agency_features": false
   }
  }
 ]
},
  Account: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "name": "My team",
 "plan": "pro",
 "limits": {
  "domains": 10,
  "max_pages": 5000,
  "depth_limit": 10,
  "crawl_minutes": 120,
  "fastest_schedule": "daily",
  "page_history_days": 365,
  "crawls_at_once": 2,
  "webhook_endpoints": 5,
  "members": 1,
  "api_keys": 0,
  "rendering": true,
  "agency_features": false
 },
 "created_at": "2026-01-02T09:00:00.000Z"
},
  AccountUsage: {
 "month": "2026-01",
 "domains": {
  "used": 3,
  "limit": 10
 },
 "urls_requested": {
  "used": 3,
  "limit": 10
 },
 "running_crawls": {
  "used": 3,
  "limit": 10
 },
 "webhook_endpoints": {
  "used": 3,
  "limit": 10
 },
 "members": {
  "used": 3,
  "limit": 10
 },
 "api_keys": {
  "used": 3,
  "limit": 10
 }
},
  MailRequested: {
 "email": "ada@example.com"
},
  Identity: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "provider_id": null,
 "provider_name": "Company SSO",
 "email": null,
 "created_at": "2026-01-05T09:00:00.000Z",
 "last_used_at": "2026-01-05T09:00:00.000Z"
},
  IdentityList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "provider_id": null,
   "provider_name": "Company SSO",
   "email": null,
   "created_at": "2026-01-05T09:00:00.000Z",
   "last_used_at": "2026-01-05T09:00:00.000Z"
  }
 ]
},
  AdminAccount: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "name": "My team",
 "plan": "pro",
 "limits": {
  "domains": 10,
  "max_pages": 5000,
  "depth_limit": 10,
  "crawl_minutes": 120,
  "fastest_schedule": "daily",
  "page_history_days": 365,
  "crawls_at_once": 2,
  "webhook_endpoints": 5,
  "members": 1,
  "api_keys": 0,
  "rendering": true,
  "agency_features": false
 },
 "created_at": "2026-01-02T09:00:00.000Z",
 "custom_domain_limit": null,
 "custom_limits": {},
 "suspended_at": null
},
  AdminAccountList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000004",
   "name": "My team",
   "plan": "pro",
   "limits": {
    "domains": 10,
    "max_pages": 5000,
    "depth_limit": 10,
    "crawl_minutes": 120,
    "fastest_schedule": "daily",
    "page_history_days": 365,
    "crawls_at_once": 2,
    "webhook_endpoints": 5,
    "members": 1,
    "api_keys": 0,
    "rendering": true,
    "agency_features": false
   },
   "created_at": "2026-01-02T09:00:00.000Z",
   "custom_domain_limit": null,
   "custom_limits": {},
   "suspended_at": null
  }
 ],
 "next_cursor": null
},
  AdminAccountCreated: {
 "id": "0190f3a0-0000-7000-8000-000000000004",
 "name": "My team",
 "plan": "pro",
 "limits": {
  "domains": 10,
  "max_pages": 5000,
  "depth_limit": 10,
  "crawl_minutes": 120,
  "fastest_schedule": "daily",
  "page_history_days": 365,
  "crawls_at_once": 2,
  "webhook_endpoints": 5,
  "members": 1,
  "api_keys": 0,
  "rendering": true,
  "agency_features": false
 },
 "created_at": "2026-01-02T09:00:00.000Z",
 "custom_domain_limit": null,
 "custom_limits": {},
 "suspended_at": null,
 "owner_link": "https://links.example.com/reset-password#4Zb0…"
},
  Report: {
 "id": "0190f3a0-0000-7000-8000-000000000021",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "domain": "example.com",
 "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
 "from": null,
 "to": null,
 "format": "csv",
 "section": "links",
 "language": "en",
 "time_zone": "Europe/Berlin",
 "state": "completed",
 "progress": 100,
 "error": null,
 "file": {
  "name": "example.com-2026-01-01-links.csv",
  "content_type": "text/csv; charset=utf-8; header=present",
  "bytes": 48213,
  "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
 },
 "created_at": "2026-01-01T09:00:00.000Z",
 "finished_at": "2026-01-01T09:00:02.000Z",
 "expires_at": "2028-01-01T09:00:02.000Z"
},
  ReportList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000021",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "domain": "example.com",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
   "from": null,
   "to": null,
   "format": "csv",
   "section": "links",
   "language": "en",
   "time_zone": "Europe/Berlin",
   "state": "completed",
   "progress": 100,
   "error": null,
   "file": {
    "name": "example.com-2026-01-01-links.csv",
    "content_type": "text/csv; charset=utf-8; header=present",
    "bytes": 48213,
    "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
   },
   "created_at": "2026-01-01T09:00:00.000Z",
   "finished_at": "2026-01-01T09:00:02.000Z",
   "expires_at": "2028-01-01T09:00:02.000Z"
  }
 ],
 "next_cursor": null
},
  ShareLink: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "domain_id": "0190f3a0-0000-7000-8000-000000000000",
 "name": "For the agency",
 "crawl_id": null,
 "language": "en",
 "time_zone": "Europe/Berlin",
 "has_password": false,
 "expires_at": null,
 "last_used_at": null,
 "created_at": "2026-01-05T09:00:00.000Z"
},
  ShareLinkList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "domain_id": "0190f3a0-0000-7000-8000-000000000000",
   "name": "For the agency",
   "crawl_id": null,
   "language": "en",
   "time_zone": "Europe/Berlin",
   "has_password": false,
   "expires_at": null,
   "last_used_at": null,
   "created_at": "2026-01-05T09:00:00.000Z"
  }
 ],
 "next_cursor": null
},
  ShareLinkWithUrl: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "domain_id": "0190f3a0-0000-7000-8000-000000000000",
 "name": "For the agency",
 "crawl_id": null,
 "language": "en",
 "time_zone": "Europe/Berlin",
 "has_password": false,
 "expires_at": null,
 "last_used_at": null,
 "created_at": "2026-01-05T09:00:00.000Z",
 "url": "https://linkvitals.example/share/5Kd3NBUAdUnhyzenEwVL0y"
},
  Badge: {
 "metric": "health_score",
 "created_at": "2026-01-05T09:00:00.000Z"
},
  BadgeList: {
 "data": [
  {
   "metric": "health_score",
   "created_at": "2026-01-05T09:00:00.000Z"
  }
 ]
},
  BadgeWithUrl: {
 "metric": "health_score",
 "created_at": "2026-01-05T09:00:00.000Z",
 "url": "https://linkvitals.example/badge/5Kd3NBUAdUnhyzenEwVL0y.svg"
},
  Branding: {
 "name": "Acme Web Care",
 "colour": "#0b6e69",
 "logo": null,
 "applies": true,
 "updated_at": "2026-01-01T09:00:00.000Z"
},
  DomainTrends: {
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "window": "30d",
 "by": "crawl",
 "time_zone": "UTC",
 "from": "2026-01-05T09:00:00.000Z",
 "to": "2026-02-04T09:00:00.000Z",
 "complete": true,
 "points": [
  {
   "at": "2026-01-12T06:01:23.000Z",
   "date": "2026-01-12",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
   "crawls": 1,
   "health_score": 84,
   "score_version": 1,
   "truncated": false,
   "total_urls": 112,
   "pages_crawled": 110,
   "broken_links": 3,
   "issue_counts": {
    "error": 4,
    "warning": 12,
    "notice": 30
   },
   "new_issues": 2,
   "fixed_issues": 1,
   "reopened_issues": 0,
   "duration_seconds": 83.2,
   "response_time_ms": 240,
   "response_time_p95_ms": 910
  }
 ],
 "marks": [
  {
   "at": "2026-01-19T06:00:04.000Z",
   "date": "2026-01-19",
   "crawl_id": "0190f3a0-0000-7000-8000-000000000003",
   "state": "failed",
   "error_code": "DNS_ERROR",
   "crawls": 1,
   "new_issues": null,
   "fixed_issues": null,
   "reopened_issues": null
  }
 ]
},
  AccountTrends: {
 "window": "30d",
 "by": "day",
 "time_zone": "UTC",
 "from": "2026-01-06T00:00:00.000Z",
 "to": "2026-02-04T09:00:00.000Z",
 "points": [
  {
   "date": "2026-01-12",
   "domains": 3,
   "domains_crawled": 2,
   "crawls": 4,
   "health_score": 88,
   "total_urls": 512,
   "pages_crawled": 500,
   "broken_links": 7,
   "issue_counts": {
    "error": 9,
    "warning": 40,
    "notice": 61
   },
   "new_issues": 2,
   "fixed_issues": 5,
   "reopened_issues": 0,
   "duration_seconds": 61.4,
   "response_time_ms": 310,
   "response_time_p95_ms": 1200
  }
 ],
 "marks": [
  {
   "date": "2026-01-19",
   "state": "failed",
   "domains": 1,
   "crawls": 1,
   "new_issues": null,
   "fixed_issues": null,
   "reopened_issues": null
  }
 ]
},
  RecentCrawls: {
 "domain_id": "0190f3a0-0000-7000-8000-000000000000",
 "crawls": [
  {
   "crawl_id": "0190f3a0-0000-7000-8000-000000000000",
   "at": "2026-01-05T09:00:00.000Z",
   "state": "completed",
   "error_code": null,
   "health_score": null,
   "health_status": "excellent",
   "broken_links": null
  }
 ]
},
  RecentCrawlsList: {
 "data": [
  {
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "crawls": [
    {
     "crawl_id": "0190f3a0-0000-7000-8000-000000000002",
     "at": "2026-01-12T06:01:23.000Z",
     "state": "completed",
     "error_code": null,
     "health_score": 84,
     "health_status": "good",
     "broken_links": 3
    }
   ]
  }
 ]
},
  Issue: {
 "id": "0190f3a0-0000-7000-8000-000000000031",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "domain": "example.com",
 "kind": "broken_link",
 "severity": "error",
 "state": "open",
 "title": "The link is broken.",
 "how_to_fix": "Correct the address, or remove the link.",
 "url": "https://example.com/old",
 "host": "example.com",
 "internal": true,
 "reason": "not_found",
 "status_code": 404,
 "detail": null,
 "tls": null,
 "redirects": [],
 "final_url": null,
 "found_on_pages": 212,
 "placement": {
  "region": "footer",
  "text": "Our old page",
  "pages": 212,
  "share": 1,
  "links_elsewhere": 0,
  "in_template": true
 },
 "suggestion": {
  "url": "https://example.com/old/",
  "reason": "spelling",
  "detail": "Differs only in slashes."
 },
 "first_seen_at": "2026-01-05T09:00:31.000Z",
 "opened_at": "2026-01-05T09:00:31.000Z",
 "last_seen_at": "2026-01-12T09:00:31.000Z",
 "last_checked_at": "2026-01-12T09:00:31.000Z",
 "fixed_at": null,
 "fixed_because": null,
 "reopened_count": 0,
 "outcome": "persisting",
 "inconclusive_because": null,
 "ignored": null,
 "acknowledged": null,
 "assignee_id": null,
 "fix_id": "fix_0190f3a000007000800000000000003f"
},
  IssueList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000031",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "domain": "example.com",
   "kind": "broken_link",
   "severity": "error",
   "state": "open",
   "title": "The link is broken.",
   "how_to_fix": "Correct the address, or remove the link.",
   "url": "https://example.com/old",
   "host": "example.com",
   "internal": true,
   "reason": "not_found",
   "status_code": 404,
   "detail": null,
   "tls": null,
   "redirects": [],
   "final_url": null,
   "found_on_pages": 212,
   "placement": {
    "region": "footer",
    "text": "Our old page",
    "pages": 212,
    "share": 1,
    "links_elsewhere": 0,
    "in_template": true
   },
   "suggestion": {
    "url": "https://example.com/old/",
    "reason": "spelling",
    "detail": "Differs only in slashes."
   },
   "first_seen_at": "2026-01-05T09:00:31.000Z",
   "opened_at": "2026-01-05T09:00:31.000Z",
   "last_seen_at": "2026-01-12T09:00:31.000Z",
   "last_checked_at": "2026-01-12T09:00:31.000Z",
   "fixed_at": null,
   "fixed_because": null,
   "reopened_count": 0,
   "outcome": "persisting",
   "inconclusive_because": null,
   "ignored": null,
   "acknowledged": null,
   "assignee_id": null,
   "fix_id": "fix_0190f3a000007000800000000000003f"
  }
 ],
 "next_cursor": null
},
  IssueStateCounts: {
 "new": 2,
 "still_open": 9,
 "fixed": 31,
 "ignored": 4,
 "complete": true
},
  Fix: {
 "id": "fix_0190f3a000007000800000000000003f",
 "domain_id": "0190f3a0-0000-7000-8000-000000000001",
 "kind": "shared_link",
 "subject": {
  "url": "https://example.com/old",
  "host": null,
  "from": null,
  "to": null,
  "code": null,
  "folder": null,
  "region": "footer",
  "text": "Our old page"
 },
 "severity": "error",
 "issue_kinds": [
  "broken_link"
 ],
 "issues": 1,
 "pages": 212,
 "crawled_pages": 212,
 "points": 2.2,
 "priority": 12.2,
 "opened_at": "2026-01-05T09:00:31.000Z",
 "is_new": false,
 "assignee_ids": [],
 "ranked_at": "2026-01-12T09:00:31.000Z"
},
  FixList: {
 "data": [
  {
   "id": "fix_0190f3a000007000800000000000003f",
   "domain_id": "0190f3a0-0000-7000-8000-000000000001",
   "kind": "shared_link",
   "subject": {
    "url": "https://example.com/old",
    "host": null,
    "from": null,
    "to": null,
    "code": null,
    "folder": null,
    "region": "footer",
    "text": "Our old page"
   },
   "severity": "error",
   "issue_kinds": [
    "broken_link"
   ],
   "issues": 1,
   "pages": 212,
   "crawled_pages": 212,
   "points": 2.2,
   "priority": 12.2,
   "opened_at": "2026-01-05T09:00:31.000Z",
   "is_new": false,
   "assignee_ids": [],
   "ranked_at": "2026-01-12T09:00:31.000Z"
  }
 ],
 "next_cursor": null
},
  FixPoints: {
 "points": 18.9,
 "score_now": 79.1,
 "score_after": 98
},
  FixMailQueued: {
 "fixes": 3
},
  IssueActionsDone: {
 "changed": 1,
 "issue_ids": [
  "0190f3a0-0000-7000-8000-000000000031"
 ],
 "skipped": 0
},
  IssueChange: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "change": "opened",
 "at": "2026-01-05T09:00:00.000Z",
 "crawl_id": null,
 "by": null,
 "evidence": null
},
  IssueChangeList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "change": "opened",
   "at": "2026-01-05T09:00:00.000Z",
   "crawl_id": null,
   "by": null,
   "evidence": null
  }
 ],
 "next_cursor": null
},
  IssueRecheck: {
 "id": "0190f3a0-0000-7000-8000-000000000041",
 "issue_id": "0190f3a0-0000-7000-8000-000000000031",
 "state": "done",
 "requested_by": "ada@example.com",
 "requested_at": "2026-01-12T10:00:00.000Z",
 "looked_at": "2026-01-12T10:00:01.200Z",
 "finished_at": "2026-01-12T10:00:01.240Z",
 "outcome": "fixed",
 "inconclusive_because": null,
 "issue_state": "fixed",
 "evidence": {
  "verdict": "ok",
  "reason": "ok",
  "status_code": 200
 },
 "error": null
},
  IssueComment: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "issue_id": "0190f3a0-0000-7000-8000-000000000000",
 "author": {
  "kind": "person",
  "id": "0190f3a0-0000-7000-8000-000000000000",
  "name": "ada@example.com"
 },
 "text": "The partner moves its site next week.",
 "created_at": "2026-01-05T09:00:00.000Z",
 "edited_at": null
},
  IssueCommentList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "issue_id": "0190f3a0-0000-7000-8000-000000000000",
   "author": {
    "kind": "person",
    "id": "0190f3a0-0000-7000-8000-000000000000",
    "name": "ada@example.com"
   },
   "text": "The partner moves its site next week.",
   "created_at": "2026-01-05T09:00:00.000Z",
   "edited_at": null
  }
 ],
 "next_cursor": null
},
  IssueRule: {
 "id": "0190f3a0-0000-7000-8000-000000000000",
 "domain_id": "0190f3a0-0000-7000-8000-000000000000",
 "kind": null,
 "url_pattern": "https://example.com/archive/*",
 "reason": "The archive stays as it is.",
 "by": "ada@example.com",
 "expires_at": null,
 "ignored_issues": 4,
 "created_at": "2026-01-05T09:00:00.000Z"
},
  IssueRuleList: {
 "data": [
  {
   "id": "0190f3a0-0000-7000-8000-000000000000",
   "domain_id": "0190f3a0-0000-7000-8000-000000000000",
   "kind": null,
   "url_pattern": "https://example.com/archive/*",
   "reason": "The archive stays as it is.",
   "by": "ada@example.com",
   "expires_at": null,
   "ignored_issues": 4,
   "created_at": "2026-01-05T09:00:00.000Z"
  }
 ],
 "next_cursor": null
},
  IssueRulePreview: {
 "open_issues": 203,
 "fitting": 14,
 "first_fitting": [
  "https://example.com/archive/2019"
 ],
 "complete": true
},
  Health: {
 "status": "ok",
 "version": "0.1.0"
},
  Readiness: {
 "status": "ready",
 "roles": [
  "api"
 ],
 "checks": {
  "database": "ok",
  "scheduler": "ok"
 }
},
};

export const operations = {
  listDomains: {"method":"get","path":"/api/v1/domains","status":200,"answer":"DomainList","etag":false},
  createDomain: {"method":"post","path":"/api/v1/domains","status":201,"answer":"Domain","etag":true},
  getDomain: {"method":"get","path":"/api/v1/domains/{domain_id}","status":200,"answer":"Domain","etag":true},
  updateDomain: {"method":"patch","path":"/api/v1/domains/{domain_id}","status":200,"answer":"Domain","etag":true},
  deleteDomain: {"method":"delete","path":"/api/v1/domains/{domain_id}","status":204,"etag":false},
  previewCrawlConfig: {"method":"post","path":"/api/v1/domains/{domain_id}/crawl-config/preview","status":200,"answer":"CrawlConfigPreview","etag":false},
  checkDomainVerification: {"method":"post","path":"/api/v1/domains/{domain_id}/verification/check","status":200,"answer":"Domain","etag":true},
  listCrawls: {"method":"get","path":"/api/v1/domains/{domain_id}/crawls","status":200,"answer":"CrawlList","etag":false},
  startCrawl: {"method":"post","path":"/api/v1/domains/{domain_id}/crawls","status":202,"answer":"Crawl","etag":false},
  listAllCrawls: {"method":"get","path":"/api/v1/crawls","status":200,"answer":"CrawlList","etag":false},
  getCrawl: {"method":"get","path":"/api/v1/crawls/{crawl_id}","status":200,"answer":"Crawl","etag":false},
  followCrawl: {"method":"get","path":"/api/v1/crawls/{crawl_id}/events","status":200,"etag":false},
  cancelCrawl: {"method":"post","path":"/api/v1/crawls/{crawl_id}/cancel","status":202,"answer":"Crawl","etag":false},
  listCrawlPages: {"method":"get","path":"/api/v1/crawls/{crawl_id}/pages","status":200,"answer":"PageList","etag":false},
  exportCrawlPages: {"method":"get","path":"/api/v1/crawls/{crawl_id}/pages.csv","status":200,"etag":false},
  listCrawlFindings: {"method":"get","path":"/api/v1/crawls/{crawl_id}/findings","status":200,"answer":"CrawlFindingList","etag":false},
  countCrawlFindings: {"method":"get","path":"/api/v1/crawls/{crawl_id}/finding-counts","status":200,"answer":"FindingCountList","etag":false},
  compareCrawls: {"method":"get","path":"/api/v1/crawls/{crawl_id}/comparison","status":200,"answer":"ComparedTargetList","etag":false},
  listCrawlLinks: {"method":"get","path":"/api/v1/crawls/{crawl_id}/links","status":200,"answer":"TargetList","etag":false},
  exportCrawlLinks: {"method":"get","path":"/api/v1/crawls/{crawl_id}/links.csv","status":200,"etag":false},
  exportCrawlOccurrences: {"method":"get","path":"/api/v1/crawls/{crawl_id}/occurrences.csv","status":200,"etag":false},
  countCrawlLinks: {"method":"get","path":"/api/v1/crawls/{crawl_id}/link-counts","status":200,"answer":"VerdictCounts","etag":false},
  listLinkPages: {"method":"get","path":"/api/v1/crawls/{crawl_id}/links/{target_id}/pages","status":200,"answer":"OccurrenceList","etag":false},
  listEventTypes: {"method":"get","path":"/api/v1/event-types","status":200,"answer":"EventTypeList","etag":false},
  listWebhooks: {"method":"get","path":"/api/v1/webhooks","status":200,"answer":"WebhookList","etag":false},
  createWebhook: {"method":"post","path":"/api/v1/webhooks","status":201,"answer":"WebhookWithSecret","etag":true},
  getWebhook: {"method":"get","path":"/api/v1/webhooks/{webhook_id}","status":200,"answer":"Webhook","etag":true},
  updateWebhook: {"method":"patch","path":"/api/v1/webhooks/{webhook_id}","status":200,"answer":"Webhook","etag":true},
  deleteWebhook: {"method":"delete","path":"/api/v1/webhooks/{webhook_id}","status":204,"etag":false},
  testWebhook: {"method":"post","path":"/api/v1/webhooks/{webhook_id}/test","status":202,"answer":"Delivery","etag":false},
  rotateWebhookSecret: {"method":"post","path":"/api/v1/webhooks/{webhook_id}/secret/rotate","status":200,"answer":"WebhookWithSecret","etag":true},
  endWebhookSecretGrace: {"method":"delete","path":"/api/v1/webhooks/{webhook_id}/secret/previous","status":204,"etag":false},
  listDeliveries: {"method":"get","path":"/api/v1/webhooks/{webhook_id}/deliveries","status":200,"answer":"DeliveryList","etag":false},
  getDelivery: {"method":"get","path":"/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}","status":200,"answer":"DeliveryWithBody","etag":false},
  getNotificationSettings: {"method":"get","path":"/api/v1/notification-settings","status":200,"answer":"NotificationSettings","etag":true},
  updateNotificationSettings: {"method":"patch","path":"/api/v1/notification-settings","status":200,"answer":"NotificationSettings","etag":true},
  listNotifications: {"method":"get","path":"/api/v1/notifications","status":200,"answer":"NotificationList","etag":false},
  testNotifications: {"method":"post","path":"/api/v1/notifications/test","status":202,"answer":"NotificationTestResult","etag":false},
  getNotification: {"method":"get","path":"/api/v1/notifications/{notification_id}","status":200,"answer":"Notification","etag":false},
  setUp: {"method":"post","path":"/api/v1/setup","status":201,"answer":"Session","etag":false},
  getSignInMethods: {"method":"get","path":"/api/v1/sign-in-methods","status":200,"answer":"SignInMethods","etag":false},
  getSession: {"method":"get","path":"/api/v1/session","status":200,"answer":"Session","etag":false},
  signIn: {"method":"post","path":"/api/v1/session","status":201,"answer":"Session","etag":false},
  switchAccount: {"method":"patch","path":"/api/v1/session","status":200,"answer":"Session","etag":false},
  signOut: {"method":"delete","path":"/api/v1/session","status":204,"etag":false},
  reauthenticate: {"method":"post","path":"/api/v1/session/reauthenticate","status":200,"answer":"Session","etag":false},
  startProviderReauthentication: {"method":"post","path":"/api/v1/session/reauthenticate/provider","status":200,"answer":"IdentityLinkStart","etag":false},
  listSessions: {"method":"get","path":"/api/v1/sessions","status":200,"answer":"SessionList","etag":false},
  endOtherSessions: {"method":"post","path":"/api/v1/sessions/end-others","status":204,"etag":false},
  endSession: {"method":"delete","path":"/api/v1/sessions/{session_id}","status":204,"etag":false},
  getMe: {"method":"get","path":"/api/v1/me","status":200,"answer":"User","etag":true},
  updateMe: {"method":"patch","path":"/api/v1/me","status":200,"answer":"User","etag":true},
  changePassword: {"method":"post","path":"/api/v1/me/password","status":204,"etag":false},
  startPasskeySignIn: {"method":"post","path":"/api/v1/session/passkey/options","status":200,"answer":"PasskeyRequestOptions","etag":false},
  signInWithPasskey: {"method":"post","path":"/api/v1/session/passkey","status":201,"answer":"Session","etag":false},
  startReauthentication: {"method":"post","path":"/api/v1/session/reauthenticate/options","status":200,"answer":"PasskeyRequestOptions","etag":false},
  listPasskeys: {"method":"get","path":"/api/v1/me/passkeys","status":200,"answer":"PasskeyList","etag":false},
  createPasskey: {"method":"post","path":"/api/v1/me/passkeys","status":201,"answer":"Passkey","etag":false},
  startPasskey: {"method":"post","path":"/api/v1/me/passkeys/options","status":200,"answer":"PasskeyCreationOptions","etag":false},
  updatePasskey: {"method":"patch","path":"/api/v1/me/passkeys/{passkey_id}","status":200,"answer":"Passkey","etag":false},
  deletePasskey: {"method":"delete","path":"/api/v1/me/passkeys/{passkey_id}","status":204,"etag":false},
  startTotp: {"method":"post","path":"/api/v1/me/totp","status":201,"answer":"TotpSetup","etag":false},
  deleteTotp: {"method":"delete","path":"/api/v1/me/totp","status":204,"etag":false},
  confirmTotp: {"method":"post","path":"/api/v1/me/totp/confirm","status":200,"answer":"RecoveryCodes","etag":false},
  renewRecoveryCodes: {"method":"post","path":"/api/v1/me/recovery-codes","status":201,"answer":"RecoveryCodes","etag":false},
  listAuditLog: {"method":"get","path":"/api/v1/audit-log","status":200,"answer":"AuditLog","etag":false},
  listApiKeys: {"method":"get","path":"/api/v1/api-keys","status":200,"answer":"ApiKeyList","etag":false},
  createApiKey: {"method":"post","path":"/api/v1/api-keys","status":201,"answer":"ApiKeyWithSecret","etag":true},
  getApiKey: {"method":"get","path":"/api/v1/api-keys/{key_id}","status":200,"answer":"ApiKey","etag":true},
  updateApiKey: {"method":"patch","path":"/api/v1/api-keys/{key_id}","status":200,"answer":"ApiKey","etag":true},
  revokeApiKey: {"method":"delete","path":"/api/v1/api-keys/{key_id}","status":204,"etag":false},
  rotateApiKey: {"method":"post","path":"/api/v1/api-keys/{key_id}/rotate","status":201,"answer":"ApiKeyWithSecret","etag":true},
  listMembers: {"method":"get","path":"/api/v1/members","status":200,"answer":"MemberList","etag":false},
  getMember: {"method":"get","path":"/api/v1/members/{user_id}","status":200,"answer":"Member","etag":true},
  updateMember: {"method":"patch","path":"/api/v1/members/{user_id}","status":200,"answer":"Member","etag":true},
  removeMember: {"method":"delete","path":"/api/v1/members/{user_id}","status":204,"etag":false},
  listInvitations: {"method":"get","path":"/api/v1/invitations","status":200,"answer":"InvitationList","etag":false},
  createInvitation: {"method":"post","path":"/api/v1/invitations","status":201,"answer":"InvitationSent","etag":false},
  revokeInvitation: {"method":"delete","path":"/api/v1/invitations/{invitation_id}","status":204,"etag":false},
  resendInvitation: {"method":"post","path":"/api/v1/invitations/{invitation_id}/resend","status":200,"answer":"InvitationSent","etag":false},
  inspectInvitation: {"method":"post","path":"/api/v1/invitations/inspect","status":200,"answer":"InvitationPreview","etag":false},
  acceptInvitation: {"method":"post","path":"/api/v1/invitations/accept","status":201,"answer":"Session","etag":false},
  createOwnAccount: {"method":"post","path":"/api/v1/accounts","status":201,"answer":"Session","etag":false},
  getAccount: {"method":"get","path":"/api/v1/account","status":200,"answer":"AccountWithPlans","etag":true},
  updateAccount: {"method":"patch","path":"/api/v1/account","status":200,"answer":"Account","etag":true},
  deleteAccount: {"method":"delete","path":"/api/v1/account","status":204,"etag":false},
  getAccountUsage: {"method":"get","path":"/api/v1/account/usage","status":200,"answer":"AccountUsage","etag":false},
  requestPasswordReset: {"method":"post","path":"/api/v1/password-resets","status":202,"answer":"MailRequested","etag":false},
  redeemPasswordReset: {"method":"post","path":"/api/v1/password-resets/redeem","status":204,"etag":false},
  requestEmailChange: {"method":"post","path":"/api/v1/me/email","status":202,"answer":"MailRequested","etag":false},
  redeemEmailChange: {"method":"post","path":"/api/v1/email-changes/redeem","status":204,"etag":false},
  requestSignUp: {"method":"post","path":"/api/v1/sign-ups","status":202,"answer":"MailRequested","etag":false},
  redeemSignUp: {"method":"post","path":"/api/v1/sign-ups/redeem","status":201,"answer":"Session","etag":false},
  listIdentities: {"method":"get","path":"/api/v1/me/identities","status":200,"answer":"IdentityList","etag":false},
  linkIdentity: {"method":"post","path":"/api/v1/me/identities","status":200,"answer":"IdentityLinkStart","etag":false},
  unlinkIdentity: {"method":"delete","path":"/api/v1/me/identities/{identity_id}","status":204,"etag":false},
  listAccounts: {"method":"get","path":"/api/v1/admin/accounts","status":200,"answer":"AdminAccountList","etag":false},
  createAccount: {"method":"post","path":"/api/v1/admin/accounts","status":201,"answer":"AdminAccountCreated","etag":true},
  getAnyAccount: {"method":"get","path":"/api/v1/admin/accounts/{account_id}","status":200,"answer":"AdminAccount","etag":true},
  updateAnyAccount: {"method":"patch","path":"/api/v1/admin/accounts/{account_id}","status":200,"answer":"AdminAccount","etag":true},
  listReports: {"method":"get","path":"/api/v1/domains/{domain_id}/reports","status":200,"answer":"ReportList","etag":false},
  createReport: {"method":"post","path":"/api/v1/domains/{domain_id}/reports","status":202,"answer":"Report","etag":false},
  listShareLinks: {"method":"get","path":"/api/v1/domains/{domain_id}/share-links","status":200,"answer":"ShareLinkList","etag":false},
  createShareLink: {"method":"post","path":"/api/v1/domains/{domain_id}/share-links","status":201,"answer":"ShareLinkWithUrl","etag":false},
  getShareLink: {"method":"get","path":"/api/v1/domains/{domain_id}/share-links/{share_link_id}","status":200,"answer":"ShareLink","etag":true},
  updateShareLink: {"method":"patch","path":"/api/v1/domains/{domain_id}/share-links/{share_link_id}","status":200,"answer":"ShareLink","etag":true},
  revokeShareLink: {"method":"delete","path":"/api/v1/domains/{domain_id}/share-links/{share_link_id}","status":204,"etag":false},
  listBadges: {"method":"get","path":"/api/v1/domains/{domain_id}/badges","status":200,"answer":"BadgeList","etag":false},
  createBadge: {"method":"post","path":"/api/v1/domains/{domain_id}/badges","status":201,"answer":"BadgeWithUrl","etag":false},
  deleteBadge: {"method":"delete","path":"/api/v1/domains/{domain_id}/badges/{metric}","status":204,"etag":false},
  getReport: {"method":"get","path":"/api/v1/reports/{report_id}","status":200,"answer":"Report","etag":false},
  deleteReport: {"method":"delete","path":"/api/v1/reports/{report_id}","status":204,"etag":false},
  getReportFile: {"method":"get","path":"/api/v1/reports/{report_id}/file","status":200,"etag":false},
  getBranding: {"method":"get","path":"/api/v1/branding","status":200,"answer":"Branding","etag":true},
  updateBranding: {"method":"patch","path":"/api/v1/branding","status":200,"answer":"Branding","etag":true},
  getDomainTrends: {"method":"get","path":"/api/v1/domains/{domain_id}/trends","status":200,"answer":"DomainTrends","etag":false},
  getTrends: {"method":"get","path":"/api/v1/trends","status":200,"answer":"AccountTrends","etag":false},
  listRecentCrawls: {"method":"get","path":"/api/v1/trends/recent-crawls","status":200,"answer":"RecentCrawlsList","etag":false},
  listAllIssues: {"method":"get","path":"/api/v1/issues","status":200,"answer":"IssueList","etag":false},
  exportAllIssues: {"method":"get","path":"/api/v1/issues.csv","status":200,"etag":false},
  listIssues: {"method":"get","path":"/api/v1/domains/{domain_id}/issues","status":200,"answer":"IssueList","etag":false},
  exportIssues: {"method":"get","path":"/api/v1/domains/{domain_id}/issues.csv","status":200,"etag":false},
  countIssues: {"method":"get","path":"/api/v1/domains/{domain_id}/issue-counts","status":200,"answer":"IssueStateCounts","etag":false},
  listAllFixes: {"method":"get","path":"/api/v1/fixes","status":200,"answer":"FixList","etag":false},
  listFixes: {"method":"get","path":"/api/v1/domains/{domain_id}/fixes","status":200,"answer":"FixList","etag":false},
  getFix: {"method":"get","path":"/api/v1/fixes/{fix_id}","status":200,"answer":"Fix","etag":false},
  countFixPoints: {"method":"post","path":"/api/v1/domains/{domain_id}/fixes/points","status":200,"answer":"FixPoints","etag":false},
  mailFixes: {"method":"post","path":"/api/v1/domains/{domain_id}/fixes/mail","status":202,"answer":"FixMailQueued","etag":false},
  actOnIssues: {"method":"post","path":"/api/v1/domains/{domain_id}/issues/actions","status":200,"answer":"IssueActionsDone","etag":false},
  getIssue: {"method":"get","path":"/api/v1/issues/{issue_id}","status":200,"answer":"Issue","etag":true},
  updateIssue: {"method":"patch","path":"/api/v1/issues/{issue_id}","status":200,"answer":"Issue","etag":true},
  listIssuePages: {"method":"get","path":"/api/v1/issues/{issue_id}/pages","status":200,"answer":"OccurrenceList","etag":false},
  exportIssueOccurrences: {"method":"get","path":"/api/v1/issues/{issue_id}/occurrences.csv","status":200,"etag":false},
  listIssueChanges: {"method":"get","path":"/api/v1/issues/{issue_id}/changes","status":200,"answer":"IssueChangeList","etag":false},
  ignoreIssue: {"method":"post","path":"/api/v1/issues/{issue_id}/ignore","status":200,"answer":"Issue","etag":true},
  reopenIssue: {"method":"post","path":"/api/v1/issues/{issue_id}/reopen","status":200,"answer":"Issue","etag":true},
  getIssueRecheck: {"method":"get","path":"/api/v1/issues/{issue_id}/recheck","status":200,"answer":"IssueRecheck","etag":false},
  recheckIssue: {"method":"post","path":"/api/v1/issues/{issue_id}/recheck","status":202,"answer":"IssueRecheck","etag":false},
  listIssueComments: {"method":"get","path":"/api/v1/issues/{issue_id}/comments","status":200,"answer":"IssueCommentList","etag":false},
  createIssueComment: {"method":"post","path":"/api/v1/issues/{issue_id}/comments","status":201,"answer":"IssueComment","etag":false},
  updateIssueComment: {"method":"patch","path":"/api/v1/issues/{issue_id}/comments/{comment_id}","status":200,"answer":"IssueComment","etag":false},
  deleteIssueComment: {"method":"delete","path":"/api/v1/issues/{issue_id}/comments/{comment_id}","status":204,"etag":false},
  listIssueRules: {"method":"get","path":"/api/v1/domains/{domain_id}/issue-rules","status":200,"answer":"IssueRuleList","etag":false},
  createIssueRule: {"method":"post","path":"/api/v1/domains/{domain_id}/issue-rules","status":201,"answer":"IssueRule","etag":false},
  previewIssueRule: {"method":"post","path":"/api/v1/domains/{domain_id}/issue-rules/preview","status":200,"answer":"IssueRulePreview","etag":false},
  getIssueRule: {"method":"get","path":"/api/v1/issue-rules/{rule_id}","status":200,"answer":"IssueRule","etag":true},
  updateIssueRule: {"method":"patch","path":"/api/v1/issue-rules/{rule_id}","status":200,"answer":"IssueRule","etag":true},
  deleteIssueRule: {"method":"delete","path":"/api/v1/issue-rules/{rule_id}","status":204,"etag":false},
  getHealth: {"method":"get","path":"/healthz","status":200,"answer":"Health","etag":false},
  getReadiness: {"method":"get","path":"/readyz","status":200,"answer":"Readiness","etag":false},
} as const satisfies Record<CalledOperationId, object>;
