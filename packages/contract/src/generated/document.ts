// Made from openapi.yaml by `pnpm generate`. Do not edit.
import type { ContractDocument } from '../document-shape.ts';

export const document: ContractDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Linkvitals API",
  "version": "1.0.0",
  "license": {
   "name": "Apache-2.0",
   "identifier": "Apache-2.0"
  },
  "description": "Self-hosted link-health monitoring: prove a domain by DNS TXT, crawl it, read its broken links and score, and get\nsigned webhooks of its crawls.\n\nConventions: snake_case; times are ISO 8601 UTC with milliseconds; ids are UUIDs (version 7), and those of fixes\nbegin with `fix_`. Errors are\n`application/problem+json` (RFC 9457) with a `code`. Lists are newest first unless the operation says otherwise, and\npaged by an opaque cursor.\nEvery POST that creates or starts something in an account takes an `Idempotency-Key`; PATCH and DELETE of versioned\nobjects take `If-Match`.\nAn object of another account looks like an unknown one: 404. A body has at most 1 MiB, 4,000 values and 32 levels.\nEach string in it has at most 16,384 characters, except a logo. An object in it that names a member twice is refused\n(400).\n\nThe cost of operations with `x-costly: true` grows with what is stored. At most 20 requests for them of one key or\nsession and 40 of one account are answered or wait at once on a server: the next gets 429, and 503 when there are\n120 in all.\n\nResponses grow: later versions may add members, and values of strings with `x-extensible-enum`, which lists those of\nthis version. A client ignores members that it does not know, and accepts unknown values of these strings. `enum`\nand `const` do not change.\n\nA request that is not valid HTTP/1.1 gets a problem too, and ends the connection: 400 `malformed_request`, 408\n`request_timeout`\n(headers that take longer than 15 s, a whole request that takes longer than 60 s), 431 `headers_too_large` (over 16 KiB\nwith the request line). Every response has `Cache-Control`, `Content-Security-Policy`, `Referrer-Policy` and\n`X-Content-Type-Options`; the other headers are declared where they are sent.\n\nA path has one spelling: letter case counts, and a slash at the end or another encoding makes it an unknown path.\nEvery path that takes GET also takes HEAD. Every path answers OPTIONS, which needs no key, with 204 and its methods\nin `Allow`. Other methods get 405 and the same `Allow`.\n"
 },
 "servers": [
  {
   "url": "{server}",
   "variables": {
    "server": {
     "default": "http://127.0.0.1:8080",
     "description": "Address of your server, with its path prefix if it has one. A server names its own in the copy that it serves."
    }
   }
  }
 ],
 "security": [
  {
   "apiKey": []
  },
  {
   "session": []
  }
 ],
 "tags": [
  {
   "name": "domains",
   "description": "Domains of the account, their ownership, settings and trends."
  },
  {
   "name": "crawls",
   "description": "Crawls and the pages, links and findings of each."
  },
  {
   "name": "issues",
   "description": "Faults of a domain across its crawls, and the decisions of people about them."
  },
  {
   "name": "webhooks",
   "description": "Endpoints that get signed events, and their deliveries."
  },
  {
   "name": "notifications",
   "description": "Mails and chat messages of the account."
  },
  {
   "name": "reports",
   "description": "Reports of crawls as files, their branding, share links and badges."
  },
  {
   "name": "account",
   "description": "The account, its API keys and its audit log."
  },
  {
   "name": "people",
   "description": "Sign-in, sessions and the profile of a person."
  },
  {
   "name": "team",
   "description": "Members and invitations."
  },
  {
   "name": "admin",
   "description": "For the operator of the server. Without LINKVITALS_ADMIN_KEY these paths answer 404."
  },
  {
   "name": "service",
   "description": "Health checks of the server."
  }
 ],
 "paths": {
  "/api/v1/domains": {
   "get": {
    "operationId": "listDomains",
    "tags": [
     "domains"
    ],
    "summary": "List all domains",
    "description": "The domains that the caller may see, each as `getDomain` shows it.",
    "x-permission": "view",
    "x-scope": "domains:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "verification_status",
      "in": "query",
      "description": "Only domains whose ownership is in this state.",
      "schema": {
       "$ref": "#/components/schemas/VerificationStatus"
      }
     },
     {
      "name": "hostname",
      "in": "query",
      "description": "Only the domain with this hostname; normalised like the input of createDomain.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 2048
      }
     },
     {
      "name": "q",
      "in": "query",
      "description": "Only domains whose hostname contains this text, in upper or lower case.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 253
      }
     },
     {
      "name": "sort",
      "in": "query",
      "description": "The order; `-` for descending. Without it, newest first. Domains without a value come last in either direction.\nA cursor is valid only with the `sort` that it was given for.\n",
      "schema": {
       "$ref": "#/components/schemas/DomainSort"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of domains.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DomainList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createDomain",
    "tags": [
     "domains"
    ],
    "summary": "Add a domain",
    "description": "Takes any spelling of a site (upper case, scheme, `www.`, path, port) and normalises it to a bare hostname. The\ndomain starts `unverified` with a new token. It cannot be crawled before the DNS check has found the token.\n",
    "x-permission": "edit",
    "x-scope": "domains:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DomainCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The domain, with the TXT record to add.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Domain"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "getDomain",
    "tags": [
     "domains"
    ],
    "summary": "Get one domain's details",
    "description": "Ownership, settings, schedule and figures. Send the `ETag` as `If-Match` to `updateDomain` and `deleteDomain`.\n",
    "x-permission": "view",
    "x-scope": "domains:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The domain.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Domain"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateDomain",
    "tags": [
     "domains"
    ],
    "summary": "Update domain settings",
    "description": "Members that are left out keep their value.",
    "x-permission": "edit",
    "x-scope": "domains:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DomainUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The domain as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Domain"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteDomain",
    "tags": [
     "domains"
    ],
    "summary": "Delete a domain and all its data",
    "description": "Removes crawls, results, events, deliveries, schedule, verification and settings at once. It cannot be undone. A\nrunning crawl stops without an event. From the response on, nothing of the domain can be read, and its name can\nbe added again. The rows of a large domain are removed from the database in the minutes after that. What stays is\none entry `domain.deleted` in the audit log, with who, when and the name.\n",
    "x-permission": "delete",
    "x-scope": "domains:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "confirm",
      "in": "query",
      "required": true,
      "description": "The exact normalised hostname of the domain; anything else gets 422.",
      "schema": {
       "type": "string",
       "maxLength": 253
      }
     }
    ],
    "responses": {
     "204": {
      "description": "Gone.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/crawl-config/preview": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "previewCrawlConfig",
    "tags": [
     "domains"
    ],
    "summary": "See what a crawl configuration would do",
    "description": "Takes a change as `updateDomain` does, refuses the same changes, and saves nothing. The response says which\npages of the newest completed crawl the exclusions would leave out, and when the next scheduled crawls would\nstart.\n",
    "x-permission": "edit",
    "x-scope": "domains:write",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CrawlConfigProposal"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the configuration would do.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CrawlConfigPreview"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/verification/check": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "checkDomainVerification",
    "tags": [
     "domains"
    ],
    "summary": "Look for the TXT record now",
    "description": "Takes effect at once. If the record is found, the domain is `verified`. If it is definitely absent, the domain\nloses its verification. A DNS answer that cannot be trusted (SERVFAIL, refusal, time-out) changes nothing and is\nreported in `verification.last_check`. DNS is queried at most once in 10 seconds for a domain. Within that time\nthe response has the last result, of `verification.checked_at`.\n",
    "x-permission": "edit",
    "x-scope": "domains:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "200": {
      "description": "The domain after the check.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Domain"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/crawls": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listCrawls",
    "tags": [
     "crawls"
    ],
    "summary": "List the crawls of a domain",
    "description": "Queued, running and ended crawls of this domain. `listAllCrawls` lists those of all domains.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "state",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/CrawlState"
      }
     },
     {
      "$ref": "#/components/parameters/QueuedFrom"
     },
     {
      "$ref": "#/components/parameters/QueuedTo"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of crawls, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CrawlList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "startCrawl",
    "tags": [
     "crawls"
    ],
    "summary": "Start a crawl",
    "description": "The crawl is queued and starts when the account has a free slot. The limits may only lower what the plan and\nthe domain allow. 409 `domain_not_verified` when ownership is not proved, 409 `crawl_in_progress` (with\n`crawl_id`) when one is queued or running, 429 `rate_limited` when people and keys have started 60 crawls of the\ndomain or 600 of the account within an hour.\n",
    "x-permission": "crawl",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CrawlStart"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "The queued crawl.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Crawl"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls": {
   "get": {
    "operationId": "listAllCrawls",
    "tags": [
     "crawls"
    ],
    "summary": "List the crawls of all domains",
    "description": "Those of the domains that the caller may see.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "state",
      "in": "query",
      "description": "Only crawls in this state.",
      "schema": {
       "$ref": "#/components/schemas/CrawlState"
      }
     },
     {
      "name": "domain_id",
      "in": "query",
      "description": "Only crawls of this domain.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "trigger",
      "in": "query",
      "description": "Only crawls that were started in this way.",
      "schema": {
       "$ref": "#/components/schemas/CrawlTrigger"
      }
     },
     {
      "$ref": "#/components/parameters/QueuedFrom"
     },
     {
      "$ref": "#/components/parameters/QueuedTo"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of crawls, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CrawlList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "getCrawl",
    "tags": [
     "crawls"
    ],
    "summary": "Get one crawl",
    "description": "State, progress and figures of a crawl. To follow one that runs, use `followCrawl`.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The crawl; while it runs, `progress` counts up.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Crawl"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/events": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "followCrawl",
    "tags": [
     "crawls"
    ],
    "summary": "Follow a crawl live",
    "description": "Server-sent events. The first are the present state and progress, also after a reconnect. Then come `state`\n(`{\"state\": \"running\"}`) when it changes, `progress` (`CrawlProgress`) at most twice a second, and `end`\n(`Crawl`) when the crawl has ended. Then the stream closes. The numbers in `id` rise. A caller that reads slowly\nmisses intermediate progress, never the end. A comment every 15 seconds keeps the connection alive. The stream also\ncloses when the caller may no longer read the crawl, and when the server stops: connect again.\n\nAt most 20 streams of an account are open on a server, and 500 in all; 429 with `Retry-After` beyond that.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "name": "Last-Event-ID",
      "in": "header",
      "description": "The `id` of the last event that was received; those that follow have larger ones.",
      "schema": {
       "type": "string",
       "maxLength": 255
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The events until the crawl has ended.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "X-Accel-Buffering": {
        "$ref": "#/components/headers/AccelBuffering"
       }
      },
      "content": {
       "text/event-stream": {
        "schema": {
         "type": "string",
         "examples": [
          "id: 1\nevent: state\ndata: {\"state\":\"running\"}\n\n"
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "post": {
    "operationId": "cancelCrawl",
    "tags": [
     "crawls"
    ],
    "summary": "Cancel a crawl",
    "description": "A queued crawl becomes `canceled` and no event goes out. A running one stops soon and ends `failed` with\n`CANCELED`, so that every `crawl.started` has its end. 409 `crawl_not_active` when it has already ended.\n",
    "x-permission": "crawl",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "202": {
      "description": "The crawl as it is now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Crawl"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/pages": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "listCrawlPages",
    "tags": [
     "crawls"
    ],
    "summary": "List the pages that were read",
    "description": "With `q`, `problem` or `rendered` a request looks at 10,000 pages at most: follow `next_cursor`, even when a page is short or\nempty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/PageText"
     },
     {
      "$ref": "#/components/parameters/PageWithProblem"
     },
     {
      "$ref": "#/components/parameters/RenderedFilter"
     },
     {
      "$ref": "#/components/parameters/PageOrder"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of pages.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PageList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/pages.csv": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "exportCrawlPages",
    "tags": [
     "crawls"
    ],
    "summary": "Export the pages that were read as CSV",
    "description": "Every page that fits the filters of listCrawlPages, in its order, as an attachment. The columns are those of the\nsection `pages` of a report. The file is sent while it is made, so its length is not known before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/PageText"
     },
     {
      "$ref": "#/components/parameters/PageWithProblem"
     },
     {
      "$ref": "#/components/parameters/RenderedFilter"
     },
     {
      "$ref": "#/components/parameters/PageOrder"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/findings": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "listCrawlFindings",
    "tags": [
     "crawls"
    ],
    "summary": "List what the page checks found",
    "description": "By page in order of discovery, then by code. Checks that compare pages or look at sitemaps are judged when a\ncrawl completes.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "code",
      "in": "query",
      "description": "Only this kind of finding, such as `title_missing`.",
      "schema": {
       "type": "string",
       "pattern": "^[a-z0-9_]{1,32}$"
      }
     },
     {
      "name": "severity",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/FindingSeverity"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of findings.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CrawlFindingList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/finding-counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "countCrawlFindings",
    "tags": [
     "crawls"
    ],
    "summary": "Count what the page checks found",
    "description": "One entry for each check that found something, with how to fix it; the worst first, then the most frequent.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "responses": {
     "200": {
      "description": "The checks that found something.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FindingCountList"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/comparison": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "compareCrawls",
    "tags": [
     "crawls"
    ],
    "summary": "List what changed between two crawls",
    "description": "Broken targets of two completed crawls of a domain, by what became of them from the base to this crawl; in order of\ndiscovery. A target counts as broken by its verdict alone, whether or not its issue is ignored. 404 when the base is\nno crawl of the same domain, 409 `crawl_not_completed` when one of the two did not complete. A request looks at\n10,000 broken targets at most: follow `next_cursor`, even when a page is short or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "name": "base",
      "in": "query",
      "required": true,
      "description": "The crawl to compare with.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "change",
      "in": "query",
      "description": "Which targets are listed.",
      "schema": {
       "$ref": "#/components/schemas/TargetChange",
       "default": "new"
      }
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of targets, each as both crawls saw it.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ComparedTargetList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/links": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "listCrawlLinks",
    "tags": [
     "crawls"
    ],
    "summary": "List what the links point at, with verdicts",
    "description": "One entry per unique target, in order of discovery, each with the first pages that hold it; all of them by\nlistLinkPages. While the crawl runs, these are the targets that have been requested so far. Filters add up. Once a\ncrawl has ended, only links to targets that are not plainly ok are kept: `kind` and `page` find no others then.\nWith `location`, `seen` or `q` a request looks at 10,000 targets at most: follow `next_cursor`, even when a page is\nshort or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/LinkVerdict"
     },
     {
      "$ref": "#/components/parameters/LinkLocation"
     },
     {
      "$ref": "#/components/parameters/LinkText"
     },
     {
      "$ref": "#/components/parameters/LinkReason"
     },
     {
      "$ref": "#/components/parameters/LinkStatus"
     },
     {
      "$ref": "#/components/parameters/LinkHost"
     },
     {
      "$ref": "#/components/parameters/LinkKind"
     },
     {
      "$ref": "#/components/parameters/LinkSeen"
     },
     {
      "$ref": "#/components/parameters/LinkPage"
     },
     {
      "$ref": "#/components/parameters/LinkTarget"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of targets.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TargetList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/links.csv": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "exportCrawlLinks",
    "tags": [
     "crawls"
    ],
    "summary": "Export what the links point at as CSV",
    "description": "Every target that fits the filters of listCrawlLinks, in its order, as an attachment. The columns are those of the\nsection `links` of a report. The file is sent while it is made, so its length is not known before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/LinkVerdict"
     },
     {
      "$ref": "#/components/parameters/LinkLocation"
     },
     {
      "$ref": "#/components/parameters/LinkText"
     },
     {
      "$ref": "#/components/parameters/LinkReason"
     },
     {
      "$ref": "#/components/parameters/LinkStatus"
     },
     {
      "$ref": "#/components/parameters/LinkHost"
     },
     {
      "$ref": "#/components/parameters/LinkKind"
     },
     {
      "$ref": "#/components/parameters/LinkSeen"
     },
     {
      "$ref": "#/components/parameters/LinkPage"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/occurrences.csv": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "exportCrawlOccurrences",
    "tags": [
     "crawls"
    ],
    "summary": "Export where the links stand as CSV",
    "description": "Every place that listLinkPages lists of each target that fits the filters of listCrawlLinks, as an attachment: the URL\nwith its verdict, reason and status, then the page with line, text and region of the link. A page has a row for\neach form of the link that it holds, such as `a` and `img`; `links` is the number of these links. `fix` is the id of\nthe fix that settles the open issue of the URL now. The filters choose targets, and each comes with all its\nplaces. The file is sent while it is made, so its length is not known before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/LinkVerdict"
     },
     {
      "$ref": "#/components/parameters/LinkLocation"
     },
     {
      "$ref": "#/components/parameters/LinkText"
     },
     {
      "$ref": "#/components/parameters/LinkReason"
     },
     {
      "$ref": "#/components/parameters/LinkStatus"
     },
     {
      "$ref": "#/components/parameters/LinkHost"
     },
     {
      "$ref": "#/components/parameters/LinkKind"
     },
     {
      "$ref": "#/components/parameters/LinkSeen"
     },
     {
      "$ref": "#/components/parameters/LinkPage"
     },
     {
      "$ref": "#/components/parameters/LinkTarget"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/link-counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    }
   ],
   "get": {
    "operationId": "countCrawlLinks",
    "tags": [
     "crawls"
    ],
    "summary": "Count what the links point at, by verdict and by reason",
    "description": "Unique targets. While the crawl runs, those that have been requested so far.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "responses": {
     "200": {
      "description": "The counts.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/VerdictCounts"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/crawls/{crawl_id}/links/{target_id}/pages": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CrawlId"
    },
    {
     "name": "target_id",
     "in": "path",
     "required": true,
     "description": "Number of the target within the crawl.",
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     }
    }
   ],
   "get": {
    "operationId": "listLinkPages",
    "tags": [
     "crawls"
    ],
    "summary": "List the pages that hold a link",
    "description": "Kept for targets that are not plainly ok; for those the list is empty once the crawl has ended.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of occurrences.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OccurrenceList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/event-types": {
   "get": {
    "operationId": "listEventTypes",
    "tags": [
     "webhooks"
    ],
    "summary": "List the event types",
    "description": "Each type with its meaning, and whether an endpoint can subscribe to it.",
    "x-permission": "view",
    "x-scope": "webhooks:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "All event types.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/EventTypeList"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks": {
   "get": {
    "operationId": "listWebhooks",
    "tags": [
     "webhooks"
    ],
    "summary": "List webhook endpoints",
    "description": "The endpoints without their signing secrets, and whether each is enabled.",
    "x-permission": "admin",
    "x-scope": "webhooks:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of endpoints, newest first, without secrets.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createWebhook",
    "tags": [
     "webhooks"
    ],
    "summary": "Register a webhook endpoint",
    "description": "No other response has the signing secret.",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The endpoint with its signing secret.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookWithSecret"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    }
   ],
   "get": {
    "operationId": "getWebhook",
    "tags": [
     "webhooks"
    ],
    "summary": "Get one webhook endpoint",
    "description": "The endpoint without its signing secret. Send the `ETag` as `If-Match` to `updateWebhook` and `deleteWebhook`.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The endpoint, without its secret.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Webhook"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateWebhook",
    "tags": [
     "webhooks"
    ],
    "summary": "Change a webhook endpoint",
    "description": "Members that are left out keep their value. A changed URL counts from the next attempt. `enabled: true`\nre-enables an endpoint that was disabled.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The endpoint as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Webhook"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteWebhook",
    "tags": [
     "webhooks"
    ],
    "summary": "Delete a webhook endpoint",
    "description": "Pending deliveries are `canceled`. Its secrets are deleted at once; its delivery log can be read for 30 days\nmore.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "Gone.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}/test": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    }
   ],
   "post": {
    "operationId": "testWebhook",
    "tags": [
     "webhooks"
    ],
    "summary": "Send a test event at once",
    "description": "Signed and logged like any other event, and sent whatever event types the endpoint has chosen. 409\n`webhook_disabled` for an\nendpoint that is disabled, 403 `plan_limit_reached` for one over the plan's number of endpoints, 429\n`rate_limited` beyond 120 test events of the account within an hour.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "202": {
      "description": "The delivery of the test event.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Delivery"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}/secret/rotate": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    }
   ],
   "post": {
    "operationId": "rotateWebhookSecret",
    "tags": [
     "webhooks"
    ],
    "summary": "Give an endpoint a new signing secret",
    "description": "No other response has the new secret. From the next attempt on, requests are signed with the new secret and,\nuntil the grace ends, with the previous one too: two `v1` in `X-Service-Signature`, the new one first. 409\n`rotation_in_progress` while the grace of an earlier rotation lasts, unless `force` ends it.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookSecretRotation"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The endpoint with its new signing secret.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookWithSecret"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}/secret/previous": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    }
   ],
   "delete": {
    "operationId": "endWebhookSecretGrace",
    "tags": [
     "webhooks"
    ],
    "summary": "End the grace of the previous signing secret",
    "description": "From the next attempt on, requests are signed with the new secret only. 404 when there is no such endpoint, or\nno previous secret in its grace.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "Only the new secret signs.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}/deliveries": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    }
   ],
   "get": {
    "operationId": "listDeliveries",
    "tags": [
     "webhooks"
    ],
    "summary": "List recent deliveries of an endpoint",
    "description": "The log of the last 30 days, newest first, each entry with its attempts. It can be read after the endpoint was\ndeleted, too. At most 2 attempts of an endpoint are under\nway at a time: an endpoint that answers slowly receives later events later.\n",
    "x-permission": "admin",
    "x-scope": "webhooks:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "state",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DeliveryState"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of deliveries.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeliveryList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/WebhookId"
    },
    {
     "name": "delivery_id",
     "in": "path",
     "required": true,
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getDelivery",
    "tags": [
     "webhooks"
    ],
    "summary": "Get one delivery with its attempts and its body",
    "description": "Every attempt with the answer of the subscriber, and the exact body that is signed and sent.",
    "x-permission": "admin",
    "x-scope": "webhooks:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The delivery.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeliveryWithBody"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/notification-settings": {
   "get": {
    "operationId": "getNotificationSettings",
    "tags": [
     "notifications"
    ],
    "summary": "Get the notification settings",
    "description": "The mail recipients and the chats of the account. For each channel: whether it is ready, why not, the last result,\nand how many domains use it. Each domain has its own switches (`email_alerts`, `certificate_alerts`, `failure_alerts`,\n`slack_notifications`, `chat_notifications`). Keys that are limited to some domains cannot read them.\n",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": true,
    "responses": {
     "200": {
      "description": "The settings, without URLs and tokens of chats.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotificationSettings"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateNotificationSettings",
    "tags": [
     "notifications"
    ],
    "summary": "Change the notification settings",
    "description": "Members that are left out keep their value. Pending messages go to the new target from their next attempt on.\nMails to a recipient that you remove are canceled. Keys that are limited to some domains cannot change this.\n",
    "x-permission": "admin",
    "x-scope": "account:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NotificationSettingsUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The settings as they are now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotificationSettings"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/notifications": {
   "get": {
    "operationId": "listNotifications",
    "tags": [
     "notifications"
    ],
    "summary": "List mails and chat messages",
    "description": "The notifications of the last 30 days, newest first, with their state. Each mail recipient has an entry. Alerts\nthat were one message have an entry each. A key that is limited to some domains sees those about them. Keys see\nno address of a recipient.\n",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "channel",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/NotificationChannel"
      }
     },
     {
      "name": "state",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/NotificationState"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of notifications.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotificationList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/notifications/test": {
   "post": {
    "operationId": "testNotifications",
    "tags": [
     "notifications"
    ],
    "summary": "Send a test through one channel",
    "description": "A mail to each recipient, or a chat message, at once; follow them with getNotification. One test of a channel in\n30 seconds, and 20 within a day.\n",
    "x-permission": "admin",
    "x-scope": "account:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NotificationTest"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "What is being sent.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotificationTestResult"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/notifications/{notification_id}": {
   "parameters": [
    {
     "name": "notification_id",
     "in": "path",
     "required": true,
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getNotification",
    "tags": [
     "notifications"
    ],
    "summary": "Get one notification",
    "description": "State of a mail or chat message, and the error of its latest attempt.",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The notification.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Notification"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/setup": {
   "post": {
    "operationId": "setUp",
    "tags": [
     "people"
    ],
    "summary": "Set up a fresh server",
    "x-permission": "nobody",
    "description": "Creates the first account and its owner, and signs the owner in. It needs the token of the set-up link, which\nthe server prints while it has no account; `linkvitals setup-link` prints another one. A token works once and\nfor an hour. If people sign in with identity providers only, the owner has no password. Later they sign in with\na provider that has verified the address.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SetUp"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The session of the owner.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sign-in-methods": {
   "get": {
    "operationId": "getSignInMethods",
    "tags": [
     "people"
    ],
    "summary": "Get the ways to sign in",
    "description": "What a sign-in page can offer: passwords, identity providers, links to choose a new password, signing up.\n",
    "x-permission": "nobody",
    "x-costly": false,
    "security": [],
    "responses": {
     "200": {
      "description": "The ways to sign in on this server.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SignInMethods"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session": {
   "get": {
    "operationId": "getSession",
    "tags": [
     "people"
    ],
    "summary": "Get the current session",
    "description": "The person who signed in, the account of this session, and all accounts of the person.",
    "x-permission": "person",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "Who is signed in, and for which account.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "signIn",
    "tags": [
     "people"
    ],
    "summary": "Sign in with e-mail and password",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Sets the session cookie. The response does not say whether the address is known. If the person has a second\nfactor, the response is `second_factor_required`: send `code` or `recovery_code` too in a second request.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignIn"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new session.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "switchAccount",
    "tags": [
     "people"
    ],
    "summary": "Switch to another account of the person",
    "description": "Later requests of this session are about the given account. Other sessions of the person keep theirs.",
    "x-permission": "person",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The session as it is now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "signOut",
    "tags": [
     "people"
    ],
    "summary": "Sign out",
    "description": "Ends this session and removes its cookie. Other sessions of the person continue.",
    "x-permission": "person",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "The session has ended and its cookie is removed.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session/reauthenticate": {
   "post": {
    "operationId": "reauthenticate",
    "tags": [
     "people"
    ],
    "summary": "Confirm who is signed in",
    "x-permission": "person",
    "x-password": true,
    "description": "Dangerous operations need a sign-in of the last 15 minutes, and otherwise answer `reauthentication_required`.\nThen call this operation, or startProviderReauthentication if the person signs in with an identity provider. The\nsession gets a new token.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Reauthentication"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The session with its new time of authentication.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session/reauthenticate/provider": {
   "post": {
    "operationId": "startProviderReauthentication",
    "tags": [
     "people"
    ],
    "summary": "Begin to confirm with an identity provider",
    "x-permission": "person",
    "description": "The response has an address of the provider. The browser goes there, and the person signs in again, even if\ntheir session at the provider still lasts. The browser comes back to `return_to` with the session confirmed and\na new token in its cookie, or with a code of finishProviderSignIn as `error` in the query. The identity must be\nlinked to the person.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IdentityLink"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Where the browser has to go. The cookie belongs to it and lasts for 10 minutes.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IdentityLinkStart"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sessions": {
   "get": {
    "operationId": "listSessions",
    "tags": [
     "people"
    ],
    "summary": "List where the person is signed in",
    "description": "Each with the device and the address of its last use. `endSession` ends one.",
    "x-permission": "person",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of sessions, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sessions/end-others": {
   "post": {
    "operationId": "endOtherSessions",
    "tags": [
     "people"
    ],
    "summary": "End all sessions but this one",
    "x-permission": "person",
    "description": "A change of address that was not confirmed yet ends as well.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "Only the session of this request is left.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sessions/{session_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "delete": {
    "operationId": "endSession",
    "tags": [
     "people"
    ],
    "summary": "End one session of the person",
    "x-permission": "person",
    "description": "A change of address that was not confirmed yet ends as well.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "It has ended.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me": {
   "get": {
    "operationId": "getMe",
    "tags": [
     "people"
    ],
    "summary": "Get the profile of the person",
    "description": "Address, name, time zone and language. Send the `ETag` as `If-Match` to `updateMe`.",
    "x-permission": "person",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The profile.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/User"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateMe",
    "tags": [
     "people"
    ],
    "summary": "Change the profile",
    "x-permission": "person",
    "description": "Members that are left out keep their value.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The profile as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/User"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/password": {
   "post": {
    "operationId": "changePassword",
    "tags": [
     "people"
    ],
    "summary": "Change the password",
    "x-permission": "person",
    "x-password": true,
    "description": "Ends every other session of the person, gives this one a new token and sends the person a notice by mail.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordChange"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The password is changed.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session/passkey/options": {
   "post": {
    "operationId": "startPasskeySignIn",
    "tags": [
     "people"
    ],
    "summary": "Begin to sign in with a passkey",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Sets a cookie, which the request with the passkey must send within 5 minutes. The response names no person: the\nbrowser offers the passkeys that it has for this server.\n",
    "security": [],
    "responses": {
     "200": {
      "description": "Options for `navigator.credentials.get()`.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyRequestOptions"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session/passkey": {
   "post": {
    "operationId": "signInWithPasskey",
    "tags": [
     "people"
    ],
    "summary": "Sign in with a passkey",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Needs no password. The authenticator must verify the person, for example by a PIN or a fingerprint, so that a\npasskey counts as two factors. Every refusal is `invalid_credentials`.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeySignIn"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new session.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/session/reauthenticate/options": {
   "post": {
    "operationId": "startReauthentication",
    "tags": [
     "people"
    ],
    "summary": "Begin to confirm with a passkey",
    "description": "Makes the options for the browser. Send the credential that it makes of them to `reauthenticate`.",
    "x-permission": "person",
    "x-password": true,
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "Options for `navigator.credentials.get()`; they are good for 5 minutes, in this session.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyRequestOptions"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/passkeys": {
   "get": {
    "operationId": "listPasskeys",
    "tags": [
     "people"
    ],
    "summary": "List the passkeys of the person",
    "description": "The passkeys with which the person can sign in, and when each was last used.",
    "x-permission": "person",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of passkeys, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createPasskey",
    "tags": [
     "people"
    ],
    "summary": "Add a passkey",
    "x-permission": "person",
    "description": "Takes the credential that the browser made from the options of `startPasskey`, within 5 minutes and in the same\nsession. A person has at most 20 passkeys. Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The passkey.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Passkey"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/passkeys/options": {
   "post": {
    "operationId": "startPasskey",
    "tags": [
     "people"
    ],
    "summary": "Begin to add a passkey",
    "x-permission": "person",
    "description": "Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "Options for `navigator.credentials.create()`.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyCreationOptions"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/passkeys/{passkey_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/PasskeyId"
    }
   ],
   "patch": {
    "operationId": "updatePasskey",
    "tags": [
     "people"
    ],
    "summary": "Rename a passkey",
    "description": "Changes the name and nothing else; the person can sign in with it as before.",
    "x-permission": "person",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The passkey as it is now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Passkey"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deletePasskey",
    "tags": [
     "people"
    ],
    "summary": "Remove a passkey",
    "x-permission": "person",
    "description": "Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "It does not sign in any more.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/totp": {
   "post": {
    "operationId": "startTotp",
    "tags": [
     "people"
    ],
    "summary": "Begin to set up one-time codes",
    "x-permission": "person",
    "description": "Makes a secret for an authenticator app (RFC 6238: 6 digits, 30 seconds, SHA-1). Sign-in needs no code until\n`confirmTotp` has accepted one. Another call replaces the secret. Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "201": {
      "description": "The secret, which is shown once.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TotpSetup"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteTotp",
    "tags": [
     "people"
    ],
    "summary": "Remove the one-time codes",
    "x-permission": "person",
    "description": "The recovery codes are removed too. Afterwards the person signs in with the password alone. Needs a sign-in of\nthe last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "They are removed.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/totp/confirm": {
   "post": {
    "operationId": "confirmTotp",
    "tags": [
     "people"
    ],
    "summary": "Enable one-time codes",
    "x-permission": "person",
    "description": "From now on signing in with the password needs a code as well. A wrong code is `invalid_credentials`. Needs a sign-in\nof the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TotpConfirmation"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Ten recovery codes, which are shown once.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RecoveryCodes"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/recovery-codes": {
   "post": {
    "operationId": "renewRecoveryCodes",
    "tags": [
     "people"
    ],
    "summary": "Create new recovery codes",
    "x-permission": "person",
    "description": "The earlier ones do not work any more. Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "201": {
      "description": "Ten recovery codes, which are shown once.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RecoveryCodes"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/audit-log": {
   "get": {
    "operationId": "listAuditLog",
    "tags": [
     "account"
    ],
    "summary": "List what was changed in the account",
    "description": "Each entry has who changed what, from which address, and the members before and after. It never has a secret.\nEntries cannot be changed. They are kept for 400 days; of an account with more than 200,000 entries, the oldest are\ndeleted earlier, but not before they are 30 days old. When a domain is deleted, all entries about it are deleted too,\nexcept the one of its deletion: who, when, and the name. A key that is limited to some domains cannot read it.\n",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "action",
      "in": "query",
      "description": "Only this action.",
      "schema": {
       "$ref": "#/components/schemas/AuditAction"
      }
     },
     {
      "name": "actor_id",
      "in": "query",
      "description": "Only changes by this person or key.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "subject_id",
      "in": "query",
      "description": "Only changes of this object.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of entries, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AuditLog"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/api-keys": {
   "get": {
    "operationId": "listApiKeys",
    "tags": [
     "account"
    ],
    "summary": "List API keys",
    "description": "Each with its scopes, its domains and its last use. No key itself is shown.",
    "x-permission": "admin",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of keys, newest first, revoked ones included.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApiKeyList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createApiKey",
    "tags": [
     "account"
    ],
    "summary": "Create an API key",
    "x-permission": "admin",
    "description": "No other response has the key itself. API keys need a plan with `agency_features`.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApiKeyCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The key.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApiKeyWithSecret"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/api-keys/{key_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/KeyId"
    }
   ],
   "get": {
    "operationId": "getApiKey",
    "tags": [
     "account"
    ],
    "summary": "Get one API key",
    "description": "Scopes, domains and last use, without the key itself. Send the `ETag` as `If-Match` to `updateApiKey` and\n`revokeApiKey`.\n",
    "x-permission": "admin",
    "x-costly": false,
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The key, without its secret.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApiKey"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateApiKey",
    "tags": [
     "account"
    ],
    "summary": "Rename an API key",
    "description": "Changes the name and nothing else: scopes and domains of a key stay as they were made.",
    "x-permission": "admin",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApiKeyUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The key as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApiKey"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "revokeApiKey",
    "tags": [
     "account"
    ],
    "summary": "Revoke an API key",
    "x-permission": "admin",
    "description": "From the response on, nobody can use it. It stays in the list.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "It is revoked.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/api-keys/{key_id}/rotate": {
   "parameters": [
    {
     "$ref": "#/components/parameters/KeyId"
    }
   ],
   "post": {
    "operationId": "rotateApiKey",
    "tags": [
     "account"
    ],
    "summary": "Replace an API key by a new one",
    "x-permission": "admin",
    "description": "The new key has the name, scopes, domains and expiry of the old one. The old key works for another\n`overlap_seconds`; it ends before when the new one is rotated: of one key two work at a time. 409\n`rotation_in_progress` for a key that was rotated already.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApiKeyRotation"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new key.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ApiKeyWithSecret"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/members": {
   "get": {
    "operationId": "listMembers",
    "tags": [
     "team"
    ],
    "summary": "List who belongs to the account",
    "x-permission": "admin",
    "x-costly": false,
    "description": "For owners and administrators. API keys cannot manage members and invitations. Otherwise somebody with a key could add a\nperson who stays after the key is revoked.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of members, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MemberList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/members/{user_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "getMember",
    "tags": [
     "team"
    ],
    "summary": "Get one member",
    "x-permission": "member",
    "x-costly": false,
    "description": "Owners and administrators see every member; others see themselves only.",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The member.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Member"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateMember",
    "tags": [
     "team"
    ],
    "summary": "Change the role or the grants of a member",
    "x-permission": "admin",
    "description": "Takes effect with the next request of that person. Only an owner may change an owner or make somebody one. The\nlast owner cannot be changed (`last_owner`). Needs a plan with `agency_features`.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MemberUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The member as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Member"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "removeMember",
    "tags": [
     "team"
    ],
    "summary": "Remove a member, or leave the account",
    "x-permission": "member",
    "description": "Works on every plan. It ends the access of the person, their sessions for this account, and the invitations that\nthey sent. Everybody may leave with their own id: they stay signed in, without this account. Only an owner may\nremove an owner. The last owner cannot be removed (`last_owner`).\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "The person does not belong to the account any more.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/invitations": {
   "get": {
    "operationId": "listInvitations",
    "tags": [
     "team"
    ],
    "summary": "List open invitations",
    "x-permission": "admin",
    "x-costly": false,
    "description": "Invitations that nobody has accepted. They include expired ones, which can be sent again for 30 days.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of invitations, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvitationList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createInvitation",
    "tags": [
     "team"
    ],
    "summary": "Invite somebody to the account",
    "x-permission": "admin",
    "description": "For owners and administrators, on a plan with `agency_features`; only an owner may invite an owner. Mails a link that\nworks once and for 7 days. If the server sends no mail, `email_sent` is false and `link` is the link, for you to\npass on. An account has at most 100 open invitations (`invitation_limit_reached`), one for each address\n(`invitation_exists`). The response does not say whether the address is known on this server.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The invitation.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvitationSent"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/invitations/{invitation_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/InvitationId"
    }
   ],
   "delete": {
    "operationId": "revokeInvitation",
    "tags": [
     "team"
    ],
    "summary": "Revoke an invitation",
    "description": "The mailed link stops working at once, and the address can be invited again.",
    "x-permission": "admin",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "Its link does not work any more.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/invitations/{invitation_id}/resend": {
   "parameters": [
    {
     "$ref": "#/components/parameters/InvitationId"
    }
   ],
   "post": {
    "operationId": "resendInvitation",
    "tags": [
     "team"
    ],
    "summary": "Send an invitation again",
    "x-permission": "admin",
    "description": "With a new link that works for 7 days; the earlier one does not work any more. At most once a minute.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The invitation as it is now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvitationSent"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/invitations/inspect": {
   "post": {
    "operationId": "inspectInvitation",
    "tags": [
     "team"
    ],
    "summary": "See what an invitation is for",
    "x-permission": "nobody",
    "description": "For the page that the link opens; the invitation stays as it is.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationToken"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The invitation: who sent it, to whom, and for which account.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvitationPreview"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/invitations/accept": {
   "post": {
    "operationId": "acceptInvitation",
    "tags": [
     "team"
    ],
    "summary": "Accept an invitation",
    "x-permission": "nobody",
    "description": "A person who is on this server already signs in with the invited address and sends the token with the session\ncookie, or sends the token with their password. A new person sends a name and a password, or first signs in with\nan identity provider that has verified the invited address. They get exactly the role and the grants of the\ninvitation, and a session for the account. An invitation is accepted once. `sign_up_closed`: an administrator invited a\nnew person while `LINKVITALS_SIGNUP` is `off`; then only owners may invite new people.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationAcceptance"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The session, for the account of the invitation.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/accounts": {
   "post": {
    "operationId": "createOwnAccount",
    "tags": [
     "account"
    ],
    "summary": "Create an account of your own",
    "x-permission": "person",
    "description": "For everybody who is signed in, with or without an account, if `LINKVITALS_SIGNUP` is `open`. Creates an account\non the default plan with the person as its owner, and switches the session to it. 409 `account_limit_reached`\nwhen the person owns as many accounts as `LINKVITALS_ACCOUNTS_PER_PERSON` allows. Accounts that others made them\nan owner of count too. A person can create at most 5 accounts a day.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewOwnAccount"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The session, which is for the new account now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/account": {
   "get": {
    "operationId": "getAccount",
    "tags": [
     "account"
    ],
    "summary": "Get the account",
    "description": "The account of the key or of the session, with the limits of its plan and of the other plans.\n",
    "x-permission": "view",
    "x-scope": "account:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The account with its plan.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccountWithPlans"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateAccount",
    "tags": [
     "account"
    ],
    "summary": "Rename the account",
    "description": "For owners and administrators. A key that is limited to some domains cannot rename the account.\n",
    "x-permission": "admin",
    "x-scope": "account:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AccountUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The account as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Account"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteAccount",
    "tags": [
     "account"
    ],
    "summary": "Delete the account and all its data",
    "x-permission": "owner",
    "description": "For owners who signed in, or confirmed who they are, in the last 15 minutes. It cannot be undone. From the\nresponse on, nobody can read anything of the account: crawls end without an event, endpoints receive nothing\nmore, keys and invitations do not work. Its members keep their sign-in and their other accounts. The rows of a\nlarge account are removed from the database in the minutes after that, its audit log with them.\n",
    "security": [
     {
      "session": []
     }
    ],
    "parameters": [
     {
      "name": "confirm",
      "in": "query",
      "required": true,
      "description": "The exact name of the account; anything else gets 422.",
      "schema": {
       "type": "string",
       "maxLength": 255
      }
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "responses": {
     "204": {
      "description": "Gone.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/account/usage": {
   "get": {
    "operationId": "getAccountUsage",
    "tags": [
     "account"
    ],
    "summary": "Get the usage of the account",
    "description": "For owners and administrators. The figures are counted for each request. A key that is limited to some domains cannot read them.\n",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "Each figure with its limit.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccountUsage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/password-resets": {
   "post": {
    "operationId": "requestPasswordReset",
    "tags": [
     "people"
    ],
    "summary": "Request a link to choose a new password",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Mails a link, `/reset-password#<token>`, that works once and for an hour. The response is the same whether the\naddress is known or not. `channel_not_ready`: the server sends no mail; its operator can print a link with\n`linkvitals user reset-password`.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MailRequest"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "A mail is on its way if the address is known.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MailRequested"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/password-resets/redeem": {
   "post": {
    "operationId": "redeemPasswordReset",
    "tags": [
     "people"
    ],
    "summary": "Choose a new password with a mailed link",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Ends every session of the person, and makes every other link that was mailed to them invalid.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordReset"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The new password is set.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/email": {
   "post": {
    "operationId": "requestEmailChange",
    "tags": [
     "people"
    ],
    "summary": "Request a change of e-mail address",
    "x-permission": "person",
    "description": "Mails a link, `/change-email#<token>`, to the new address; it works once and for an hour. The old address stays\nuntil the link is used. Needs a sign-in of the last 15 minutes. The response is the same whether the address\nbelongs to somebody else or not.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailChangeRequest"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "A mail is on its way to the new address.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MailRequested"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/email-changes/redeem": {
   "post": {
    "operationId": "redeemEmailChange",
    "tags": [
     "people"
    ],
    "summary": "Change the e-mail address with a mailed link",
    "x-permission": "nobody",
    "description": "The old address gets a notice.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailChange"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The person signs in with the new address.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sign-ups": {
   "post": {
    "operationId": "requestSignUp",
    "tags": [
     "people"
    ],
    "summary": "Request a link to sign up",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Only where `LINKVITALS_SIGNUP` is `open`. Mails a link, `/sign-up#<token>`, that works once and for a day. The\nresponse is the same whether the address is known or not.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignUpRequest"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "A mail is on its way.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MailRequested"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/sign-ups/redeem": {
   "post": {
    "operationId": "redeemSignUp",
    "tags": [
     "people"
    ],
    "summary": "Sign up with a mailed link",
    "x-permission": "nobody",
    "x-password": true,
    "description": "Creates the person and an account of their own on the default plan, and signs them in.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignUp"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The session of the new person.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/identities": {
   "get": {
    "operationId": "listIdentities",
    "tags": [
     "people"
    ],
    "summary": "List the identities of the person",
    "x-permission": "person",
    "x-costly": false,
    "description": "At most one of each identity provider.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The identities, oldest first.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IdentityList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "linkIdentity",
    "tags": [
     "people"
    ],
    "summary": "Begin to link an identity",
    "x-permission": "person",
    "description": "The response has an address of the identity provider for the browser to go to. The browser comes back to\n`return_to` with the identity linked, or with a code of finishProviderSignIn as `error` in the query. Once it is\nlinked, the person gets a notice by mail. Needs a sign-in of the last 15 minutes.\n",
    "security": [
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IdentityLink"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Where the browser has to go. The cookie belongs to it and lasts for 10 minutes.",
      "headers": {
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IdentityLinkStart"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/me/identities/{identity_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IdentityId"
    }
   ],
   "delete": {
    "operationId": "unlinkIdentity",
    "tags": [
     "people"
    ],
    "summary": "Remove an identity",
    "x-permission": "person",
    "description": "The person cannot sign in with it any more, and gets a notice by mail. Needs a sign-in of the last 15 minutes.\n`last_sign_in_method`: it is the last way in which the person can sign in.\n",
    "security": [
     {
      "session": []
     }
    ],
    "responses": {
     "204": {
      "description": "It is removed. Sessions continue.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/oidc/{provider_id}/start": {
   "parameters": [
    {
     "$ref": "#/components/parameters/ProviderId"
    }
   ],
   "get": {
    "operationId": "startProviderSignIn",
    "tags": [
     "people"
    ],
    "summary": "Sign in with an identity provider",
    "x-permission": "nobody",
    "x-costly": false,
    "description": "For browsers, which go to this address: it redirects to the OpenID Connect provider. A failure, there or here,\nends at `/sign-in?error=<code>` with a code of finishProviderSignIn.\n",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/ReturnTo"
     }
    ],
    "responses": {
     "302": {
      "description": "To the provider. The cookie belongs to the browser and lasts for 10 minutes.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/RedirectLocation"
       },
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/oidc/{provider_id}/callback": {
   "parameters": [
    {
     "$ref": "#/components/parameters/ProviderId"
    }
   ],
   "get": {
    "operationId": "finishProviderSignIn",
    "tags": [
     "people"
    ],
    "summary": "Come back from an identity provider",
    "x-permission": "nobody",
    "x-costly": false,
    "description": "The redirect URI to register with the provider. It signs the person in and redirects to the page where the\nsign-in began. A failure redirects to `/sign-in?error=<code>`: `sign_in_expired` (not begun in this browser in\nthe last 10 minutes, or finished\nalready), `access_denied` (the provider says so), `provider_unavailable`, `provider_error` (its response cannot\nbe trusted; the log says why), `email_not_verified`, `sign_up_off` (nobody has this address, no valid invitation\nis open for it, and `LINKVITALS_SIGNUP` is not `open`), `link_required` (somebody has this address: sign in as\nbefore, then link the identity), `identity_taken`\n(linked to another person, or this person has another identity of the provider), `session_ended`,\n`not_confirmed` (the person did not sign in again, or another person did). The set is open.\n",
    "security": [],
    "x-open-query": true,
    "parameters": [
     {
      "name": "state",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      }
     },
     {
      "name": "code",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 4096
      }
     },
     {
      "name": "iss",
      "in": "query",
      "description": "RFC 9207.",
      "schema": {
       "type": "string",
       "maxLength": 2048
      }
     },
     {
      "name": "error",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 200
      }
     }
    ],
    "responses": {
     "302": {
      "description": "To the page where the sign-in began, or to `/sign-in?error=<code>`.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/RedirectLocation"
       },
       "Set-Cookie": {
        "$ref": "#/components/headers/SetCookie"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/admin/accounts": {
   "get": {
    "operationId": "listAccounts",
    "tags": [
     "admin"
    ],
    "summary": "List all accounts",
    "description": "All accounts of this server with their plans and limits, suspended ones included.",
    "x-permission": "operator",
    "x-costly": false,
    "security": [
     {
      "operatorKey": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "search",
      "in": "query",
      "description": "Only accounts whose name contains this text, or whose id it is.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 255
      }
     },
     {
      "name": "plan",
      "in": "query",
      "description": "Only accounts on this plan.",
      "schema": {
       "$ref": "#/components/schemas/PlanName"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of accounts, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AdminAccountList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createAccount",
    "tags": [
     "admin"
    ],
    "summary": "Create an account with its owner",
    "x-permission": "operator",
    "description": "The owner may be a person of other accounts. A new person chooses a password with `owner_link`, which works once\nand for a day. Pass it on to them and to nobody else.\n",
    "security": [
     {
      "operatorKey": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AdminAccountCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The account.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AdminAccountCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/admin/accounts/{account_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/AccountId"
    }
   ],
   "get": {
    "operationId": "getAnyAccount",
    "tags": [
     "admin"
    ],
    "summary": "Get one account",
    "description": "Plan, limits and suspension of an account. Send the `ETag` as `If-Match` to `updateAnyAccount`.",
    "x-permission": "operator",
    "x-costly": false,
    "security": [
     {
      "operatorKey": []
     }
    ],
    "responses": {
     "200": {
      "description": "The account.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AdminAccount"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateAnyAccount",
    "tags": [
     "admin"
    ],
    "summary": "Change an account's plan, its domain limit, or suspend it",
    "x-permission": "operator",
    "description": "A smaller plan deletes nothing: domains over its limit become read-only. While an account is suspended, nothing\nof it is crawled or delivered, and its people and keys get `account_suspended`. Its crawls continue afterwards.\n",
    "security": [
     {
      "operatorKey": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AdminAccountUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The account as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AdminAccount"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/reports": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listReports",
    "tags": [
     "reports"
    ],
    "summary": "List the reports of a domain",
    "description": "Reports in every state, without their content: `getReportFile` sends that.",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "name": "format",
      "in": "query",
      "description": "Only reports of this format.",
      "schema": {
       "$ref": "#/components/schemas/ReportFormat"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "One page of reports, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReportList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createReport",
    "tags": [
     "reports"
    ],
    "summary": "Create a report",
    "description": "A job makes the report. Read `state` until it is ready, then fetch it with getReportFile. It is about one\ncompleted crawl: that of `crawl_id`, or the newest one, within the period if you give one. With a period it also\nlists the\ncrawls that ended in it. 409 `crawl_not_completed` when there is no such crawl, `report_limit_reached` when 20 reports\nof the account wait, 1,000 of the domain are kept, or the files of the account's reports take as much as they may\n(5,000 MB unless the operator has set another size), 410 `results_expired` when the pages and links of the crawl\nwere deleted by age.\n",
    "x-permission": "view",
    "x-scope": "reports:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportCreate"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "The report, which waits to be made.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Report"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/share-links": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listShareLinks",
    "tags": [
     "reports"
    ],
    "summary": "List the share links of a domain",
    "description": "The list has expired ones too, until they are revoked. It does not show their addresses.\n",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of share links, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareLinkList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createShareLink",
    "tags": [
     "reports"
    ],
    "summary": "Share the report of a domain",
    "description": "Creates an address at which anybody can read the report without signing in. No other response has it. Without\n`crawl_id` the page always shows the newest completed crawl. Links work only while the setting\n`sharing` of the domain is on: otherwise 409 `sharing_disabled`. 409 `crawl_not_completed` when the domain has no such\ncompleted crawl, `share_link_limit_reached` when it has 100 links.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ShareLinkCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The link with its address.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareLinkWithUrl"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/share-links/{share_link_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    },
    {
     "$ref": "#/components/parameters/ShareLinkId"
    }
   ],
   "get": {
    "operationId": "getShareLink",
    "tags": [
     "reports"
    ],
    "summary": "Get one share link",
    "description": "What the link shows, when it ends and when it was last used, without its address. Send the `ETag` as\n`If-Match` to `updateShareLink`.\n",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The link, without its address.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareLink"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateShareLink",
    "tags": [
     "reports"
    ],
    "summary": "Change the name, end or password of a share link",
    "description": "Its address stays. Members that are left out keep their value. With a new password, readers who entered an earlier one\nmust enter it again.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ShareLinkUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The link as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareLink"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "revokeShareLink",
    "tags": [
     "reports"
    ],
    "summary": "Revoke a share link",
    "description": "Its address gives 404 from now on.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "responses": {
     "204": {
      "description": "It is revoked.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/badges": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listBadges",
    "tags": [
     "reports"
    ],
    "summary": "List the badges of a domain",
    "description": "At most one for each metric. The list does not show their addresses.\n",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The badges.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BadgeList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createBadge",
    "tags": [
     "reports"
    ],
    "summary": "Create a badge, or change its address",
    "description": "The badge is an SVG image at an address of its own. No other response has it. If the domain\nhas a badge of this metric already, its old address stops working. 409 `sharing_disabled` while the setting `sharing`\nof the domain is off.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BadgeCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The badge with its address.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BadgeWithUrl"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/badges/{metric}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    },
    {
     "$ref": "#/components/parameters/BadgeMetric"
    }
   ],
   "delete": {
    "operationId": "deleteBadge",
    "tags": [
     "reports"
    ],
    "summary": "Delete a badge",
    "description": "Its address gives 404 from now on.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "responses": {
     "204": {
      "description": "It is deleted.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/reports/{report_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/ReportId"
    }
   ],
   "get": {
    "operationId": "getReport",
    "tags": [
     "reports"
    ],
    "summary": "Get a report and its progress",
    "description": "State, percent done, and the facts of the file once it is made. `getReportFile` sends the file.",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The report.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Report"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteReport",
    "tags": [
     "reports"
    ],
    "summary": "Delete a report",
    "description": "Its file is deleted too. A report that is being made is stopped.\n",
    "x-permission": "edit",
    "x-scope": "reports:write",
    "responses": {
     "204": {
      "description": "It is deleted.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/reports/{report_id}/file": {
   "parameters": [
    {
     "$ref": "#/components/parameters/ReportId"
    }
   ],
   "get": {
    "operationId": "getReportFile",
    "tags": [
     "reports"
    ],
    "summary": "Download a report",
    "description": "The file, as an attachment. 409 `report_not_ready` until it is made, or when it could not be made.\n",
    "x-permission": "view",
    "x-scope": "reports:read",
    "x-costly": true,
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       },
       "Content-Digest": {
        "$ref": "#/components/headers/ContentDigest"
       }
      },
      "content": {
       "application/pdf": {
        "schema": {
         "$ref": "#/components/schemas/ReportFile"
        }
       },
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/ReportFile"
        }
       },
       "application/zip": {
        "schema": {
         "$ref": "#/components/schemas/ReportFile"
        }
       },
       "text/html": {
        "schema": {
         "$ref": "#/components/schemas/ReportFile"
        }
       },
       "application/vnd.linkvitals.report+json": {
        "schema": {
         "$ref": "#/components/schemas/ReportDocument"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/branding": {
   "get": {
    "operationId": "getBranding",
    "tags": [
     "reports"
    ],
    "summary": "Get the branding of reports",
    "description": "Name, colour and logo of the account for its reports. Send the `ETag` as `If-Match` to `updateBranding`.",
    "x-permission": "admin",
    "x-scope": "account:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "Name, colour and logo.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Branding"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateBranding",
    "tags": [
     "reports"
    ],
    "summary": "Change the branding of reports",
    "description": "PDF and HTML reports that are made afterwards show it in place of the name of the service. Members that are left out keep\ntheir value; null removes one. 403 `plan_required` unless the plan has agency features. A logo is drawn once, without\nscripts, files or network, and kept as PNG of 800 by 240 pixels at most.\n",
    "x-permission": "admin",
    "x-scope": "account:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BrandingUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The branding as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Branding"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/trends": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "getDomainTrends",
    "tags": [
     "domains"
    ],
    "summary": "Get the trends of a domain",
    "description": "The figures of each crawl that ended in the window, oldest first. A crawl that failed or was canceled has no\nfigures: it is a mark, not a point of zeros. A time without crawls has neither. With `by=day` each day (UTC) has\none point,\nthat of its last completed crawl, and the window is of whole days with today as the last.\n",
    "x-permission": "view",
    "x-scope": "domains:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/TrendWindow"
     },
     {
      "name": "by",
      "in": "query",
      "description": "A point for each crawl, or for each day.",
      "schema": {
       "$ref": "#/components/schemas/TrendStep",
       "default": "crawl"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "Points and marks of the window.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DomainTrends"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/trends": {
   "get": {
    "operationId": "getTrends",
    "tags": [
     "domains"
    ],
    "summary": "Get the trends of all domains",
    "description": "Day by day (UTC), with today as the last day of the window, over the domains that the caller may see: of each domain\nits last completed crawl up to the end of the day, if it is at most 34 days older. `domains` says how many these are:\ncompare the sums of two days only if it is the same on both. New, fixed and reopened issues, `crawls` and the\nduration are those of the crawls of the day. A day without a completed crawl has no point.\n",
    "x-permission": "view",
    "x-scope": "domains:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/TrendWindow"
     }
    ],
    "responses": {
     "200": {
      "description": "Points and marks of the window.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccountTrends"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/trends/recent-crawls": {
   "get": {
    "operationId": "listRecentCrawls",
    "tags": [
     "domains"
    ],
    "summary": "List the last crawls of several domains",
    "description": "The last 30 crawls of each domain that ended, oldest first. Domains that the caller may not see are left out.",
    "x-permission": "view",
    "x-scope": "domains:read",
    "x-costly": true,
    "parameters": [
     {
      "name": "domain_id",
      "in": "query",
      "required": true,
      "description": "Ids of domains, 100 at most, with commas between them.",
      "schema": {
       "$ref": "#/components/schemas/DomainIds"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The domains in the order of the request.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RecentCrawlsList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues": {
   "get": {
    "operationId": "listAllIssues",
    "tags": [
     "issues"
    ],
    "summary": "List the issues of all domains",
    "description": "With a filter a request may look at 10,000 issues at most: follow `next_cursor`, even when a page is short or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/IssueInState"
     },
     {
      "$ref": "#/components/parameters/IssueOfKind"
     },
     {
      "$ref": "#/components/parameters/IssueOfSeverity"
     },
     {
      "$ref": "#/components/parameters/IssueAssignee"
     },
     {
      "$ref": "#/components/parameters/IssueHost"
     },
     {
      "$ref": "#/components/parameters/IssueWithOutcome"
     },
     {
      "$ref": "#/components/parameters/IssueText"
     },
     {
      "$ref": "#/components/parameters/IssueOfFix"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of issues, opened last first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues.csv": {
   "get": {
    "operationId": "exportAllIssues",
    "tags": [
     "issues"
    ],
    "summary": "Export the issues of all domains as CSV",
    "description": "Every issue that fits the filters of listAllIssues, in its order, as an attachment: its `domain`, then the columns\nof the section `issues` of a report. The file is sent while it is made, so its length is not known before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/IssueInState"
     },
     {
      "$ref": "#/components/parameters/IssueOfKind"
     },
     {
      "$ref": "#/components/parameters/IssueOfSeverity"
     },
     {
      "$ref": "#/components/parameters/IssueAssignee"
     },
     {
      "$ref": "#/components/parameters/IssueHost"
     },
     {
      "$ref": "#/components/parameters/IssueWithOutcome"
     },
     {
      "$ref": "#/components/parameters/IssueText"
     },
     {
      "$ref": "#/components/parameters/IssueOfFix"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issues": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listIssues",
    "tags": [
     "issues"
    ],
    "summary": "List the issues of a domain",
    "description": "An issue is a fault of a URL across all crawls of the domain. It is fixed only when a crawl or a recheck has seen that\nthe fault is gone.\nWith a filter a request may look at 10,000 issues at most: follow `next_cursor`, even when a page is short or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/IssueInState"
     },
     {
      "$ref": "#/components/parameters/IssueOfKind"
     },
     {
      "$ref": "#/components/parameters/IssueOfSeverity"
     },
     {
      "$ref": "#/components/parameters/IssueAssignee"
     },
     {
      "$ref": "#/components/parameters/IssueHost"
     },
     {
      "$ref": "#/components/parameters/IssueWithOutcome"
     },
     {
      "$ref": "#/components/parameters/IssueText"
     },
     {
      "$ref": "#/components/parameters/IssueOfFix"
     },
     {
      "$ref": "#/components/parameters/IssueOrder"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of issues.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issues.csv": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "exportIssues",
    "tags": [
     "issues"
    ],
    "summary": "Export the issues of a domain as CSV",
    "description": "Every issue that fits the filters of listIssues, in its order, as an attachment. The columns are those of the\nsection `issues` of a report. The file is sent while it is made, so its length is not known before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/IssueInState"
     },
     {
      "$ref": "#/components/parameters/IssueOfKind"
     },
     {
      "$ref": "#/components/parameters/IssueOfSeverity"
     },
     {
      "$ref": "#/components/parameters/IssueAssignee"
     },
     {
      "$ref": "#/components/parameters/IssueHost"
     },
     {
      "$ref": "#/components/parameters/IssueWithOutcome"
     },
     {
      "$ref": "#/components/parameters/IssueText"
     },
     {
      "$ref": "#/components/parameters/IssueOfFix"
     },
     {
      "$ref": "#/components/parameters/IssueOrder"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issue-counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "countIssues",
    "tags": [
     "issues"
    ],
    "summary": "Count the issues of a domain by state",
    "description": "The present counts. In each state at most 10,000 issues are counted, those that were opened last.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/IssueOfFix"
     }
    ],
    "responses": {
     "200": {
      "description": "The counts.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueStateCounts"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/fixes": {
   "get": {
    "operationId": "listAllFixes",
    "tags": [
     "issues"
    ],
    "summary": "List the fixes of all domains",
    "description": "The first thing to do first, whatever its domain.\nWith a filter a request may look at 10,000 fixes at most: follow `next_cursor`, even when a page is short or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/FixOfKind"
     },
     {
      "$ref": "#/components/parameters/FixOfSeverity"
     },
     {
      "$ref": "#/components/parameters/FixSection"
     },
     {
      "$ref": "#/components/parameters/FixAssignee"
     },
     {
      "$ref": "#/components/parameters/FixOpenedSince"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of fixes.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FixList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/fixes": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listFixes",
    "tags": [
     "issues"
    ],
    "summary": "List the fixes of a domain",
    "description": "A fix is a change that one person makes in one place. It settles one open issue or hundreds; each open issue is in one\nfix. The first thing to do comes first: by priority, then by age. Crawls rank the fixes, and a fix follows its issues\nat once when they are ignored, rechecked or opened again.\nWith a filter a request may look at 10,000 fixes at most: follow `next_cursor`, even when a page is short or empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/FixOfKind"
     },
     {
      "$ref": "#/components/parameters/FixOfSeverity"
     },
     {
      "$ref": "#/components/parameters/FixSection"
     },
     {
      "$ref": "#/components/parameters/FixAssignee"
     },
     {
      "$ref": "#/components/parameters/FixOpenedSince"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of fixes.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FixList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/fixes/{fix_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/FixId"
    }
   ],
   "get": {
    "operationId": "getFix",
    "tags": [
     "issues"
    ],
    "summary": "Get a fix",
    "description": "404 once none of its issues is open. When one is open again, the fix has the same id as before.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The fix.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Fix"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/fixes/points": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "countFixPoints",
    "tags": [
     "issues"
    ],
    "summary": "Count the points that several fixes bring back",
    "description": "The points that come back once all issues of these fixes are settled, by the formula of the score. They are no sum of the\npoints of each. 404 when one of the fixes is unknown.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FixSelection"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The points.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FixPoints"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/fixes/mail": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "mailFixes",
    "tags": [
     "issues"
    ],
    "summary": "Mail fixes to the person who makes them",
    "description": "Sends one mail with these fixes, the first thing to do first: the fault of each, its reach, how to fix it, and the first places\nwith their lines. A reader who is a member of the account and may see the domain also gets a link to them. The mail is in the\nlanguage of the reader, if it is known here, otherwise in that of the sender. 404 when one of the fixes is unknown.\n409 `channel_not_ready`: the server sends no mail. 429 after 50 such mails of the account in 24 hours, or 10 to this address,\nfrom all accounts together.\n",
    "x-permission": "view",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FixMail"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "The mail waits to be sent.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FixMailQueued"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issues/actions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "actOnIssues",
    "tags": [
     "issues"
    ],
    "summary": "Ignore, reopen, acknowledge, assign or recheck many issues",
    "description": "Does to each issue what ignoreIssue, reopenIssue, updateIssue or recheckIssue does, with the same rules. Either all issues are\nchanged or none: 404 when one of the ids is unknown, 422 for more than 1,000 issues, 429 for more rechecks than may be requested.\nA fix stands for the issues of it that are open. Issues that are as wanted already are skipped. The audit log has one entry, and the\nhistory of each issue its own. To recheck, a person needs the right to crawl the domain too.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueActions"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issues that were changed.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueActionsDone"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "getIssue",
    "tags": [
     "issues"
    ],
    "summary": "Get an issue",
    "description": "State, evidence and the decisions of people. Send the `ETag` as `If-Match` to `updateIssue`.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The issue.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Issue"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateIssue",
    "tags": [
     "issues"
    ],
    "summary": "Acknowledge or assign an issue",
    "description": "Members that are left out keep their value.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Issue"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/pages": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "listIssuePages",
    "tags": [
     "issues"
    ],
    "summary": "List where pages hold the URL of an issue",
    "description": "As the last crawl that saw the fault found it. Empty for page checks, because the URL of the issue is the page,\nand when the pages of that crawl were deleted by age.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of places.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OccurrenceList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/occurrences.csv": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "exportIssueOccurrences",
    "tags": [
     "issues"
    ],
    "summary": "Export where pages hold the URL of an issue as CSV",
    "description": "Every place that listIssuePages lists, as an attachment, with the columns of exportCrawlOccurrences. Only the names\nof the columns when that list is empty.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": true,
    "responses": {
     "200": {
      "description": "The file.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "text/csv": {
        "schema": {
         "$ref": "#/components/schemas/CsvFile"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "410": {
      "$ref": "#/components/responses/Gone"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/changes": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "listIssueChanges",
    "tags": [
     "issues"
    ],
    "summary": "List the changes of an issue",
    "description": "When crawls and people changed the issue, with the evidence or the text of each change.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of changes, newest first, each with its evidence.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueChangeList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/ignore": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "post": {
    "operationId": "ignoreIssue",
    "tags": [
     "issues"
    ],
    "summary": "Ignore an issue",
    "description": "It does not count as open and is in no mail, for good or until `until`. From the next crawl on, it costs no\npoints of the score; `broken_links` of a crawl still counts it. Crawls continue to check it: when its fault is\ngone, it is fixed.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueIgnore"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issue as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Issue"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/reopen": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "post": {
    "operationId": "reopenIssue",
    "tags": [
     "issues"
    ],
    "summary": "Stop ignoring an issue",
    "description": "An issue that is not ignored does not change.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "200": {
      "description": "The issue as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Issue"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/recheck": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "getIssueRecheck",
    "tags": [
     "issues"
    ],
    "summary": "Get the last recheck of an issue",
    "description": "404 when nobody requested one in the last 7 days.\n",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The recheck.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRecheck"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "recheckIssue",
    "tags": [
     "issues"
    ],
    "summary": "Check the URL of an issue again now",
    "description": "Requests the URL as a crawl does, in the background, and settles the issue by the result. The figures and the\nscore of the last crawl do not change. While a recheck of the issue waits or runs, the response is that one. 409\n`domain_not_verified`,\n403 `domain_read_only` for a domain over the plan, 429 `rate_limited` after 60 an hour of a domain or 240 of an\naccount.\n",
    "x-permission": "crawl",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "202": {
      "description": "The recheck, pending or running.",
      "headers": {
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRecheck"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/comments": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    }
   ],
   "get": {
    "operationId": "listIssueComments",
    "tags": [
     "issues"
    ],
    "summary": "List the comments on an issue",
    "description": "Comments of people on the issue, each with its author.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of comments, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueCommentList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createIssueComment",
    "tags": [
     "issues"
    ],
    "summary": "Comment on an issue",
    "description": "Plain text. 409 `issue_comment_limit_reached` at 500 comments of an issue, or 10,000 of all issues of a domain.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueCommentWrite"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The comment.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueComment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issues/{issue_id}/comments/{comment_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/IssueId"
    },
    {
     "$ref": "#/components/parameters/CommentId"
    }
   ],
   "patch": {
    "operationId": "updateIssueComment",
    "tags": [
     "issues"
    ],
    "summary": "Change a comment of one's own",
    "description": "403 `not_the_author` for a comment of somebody else.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueCommentWrite"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The comment as it is now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueComment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteIssueComment",
    "tags": [
     "issues"
    ],
    "summary": "Delete a comment",
    "description": "Everybody may delete their own comments, owners and administrators those of others; else 403 `not_the_author`.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "responses": {
     "204": {
      "description": "It is deleted.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issue-rules": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "get": {
    "operationId": "listIssueRules",
    "tags": [
     "issues"
    ],
    "summary": "List the rules of a domain",
    "description": "Rules by which issues of the domain are ignored, each with the number of issues that it ignores now.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Cursor"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of rules, newest first.",
      "headers": {
       "Link": {
        "$ref": "#/components/headers/Link"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRuleList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "post": {
    "operationId": "createIssueRule",
    "tags": [
     "issues"
    ],
    "summary": "Ignore a kind of issue or a pattern of URLs",
    "description": "Open issues that match are ignored at once, later ones when a crawl finds them. 409 `issue_rule_limit_reached` at 100\nrules of a domain.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueRuleCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The rule.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/IdempotencyReplayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRule"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/domains/{domain_id}/issue-rules/preview": {
   "parameters": [
    {
     "$ref": "#/components/parameters/DomainId"
    }
   ],
   "post": {
    "operationId": "previewIssueRule",
    "tags": [
     "issues"
    ],
    "summary": "See what a rule would ignore",
    "description": "Takes a rule as `createIssueRule` does and saves nothing. The response says how many open issues of the domain match it.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueRuleProposal"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The issues that the rule would ignore now.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRulePreview"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/api/v1/issue-rules/{rule_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/RuleId"
    }
   ],
   "get": {
    "operationId": "getIssueRule",
    "tags": [
     "issues"
    ],
    "summary": "Get one rule",
    "description": "What the rule ignores, why and how long. Send the `ETag` as `If-Match` to `updateIssueRule`.",
    "x-permission": "view",
    "x-scope": "crawls:read",
    "x-costly": false,
    "responses": {
     "200": {
      "description": "The rule.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRule"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "patch": {
    "operationId": "updateIssueRule",
    "tags": [
     "issues"
    ],
    "summary": "Change a rule",
    "description": "Members that are left out keep their value. With another kind or pattern, and when a rule that has ended goes on, open\nissues are compared as for a new rule: those that match are ignored, the others are open again. Otherwise the issues that\nit ignores stay ignored, with the new reason and end.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "parameters": [
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IssueRuleUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The rule as it is now.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IssueRule"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "412": {
      "$ref": "#/components/responses/PreconditionFailed"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   },
   "delete": {
    "operationId": "deleteIssueRule",
    "tags": [
     "issues"
    ],
    "summary": "Delete a rule",
    "description": "Issues that only this rule ignored are open again.\n",
    "x-permission": "edit",
    "x-scope": "crawls:write",
    "responses": {
     "204": {
      "description": "It is deleted.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/healthz": {
   "get": {
    "operationId": "getHealth",
    "tags": [
     "service"
    ],
    "summary": "Check that the process is alive",
    "description": "Succeeds as long as the process answers requests, whatever the state of the database. For liveness probes.\n",
    "x-permission": "nobody",
    "x-costly": false,
    "security": [],
    "responses": {
     "200": {
      "description": "The process answers, even if the database does not.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  },
  "/readyz": {
   "get": {
    "operationId": "getReadiness",
    "tags": [
     "service"
    ],
    "summary": "Check that the server can take work",
    "description": "503 when the database does not answer or the server stops. For readiness probes and load balancers.",
    "x-permission": "nobody",
    "x-costly": false,
    "security": [],
    "responses": {
     "200": {
      "description": "Every part that it needs answers.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Readiness"
        }
       }
      }
     },
     "503": {
      "description": "A part that it needs does not answer, or the server is shutting down.",
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Readiness"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/Problem"
     }
    }
   }
  }
 },
 "webhooks": {
  "crawl.started": {
   "post": {
    "operationId": "crawlStarted",
    "tags": [
     "webhooks"
    ],
    "security": [],
    "summary": "A crawl has been initiated and begins processing URLs",
    "description": "Sent when a crawl leaves the queue, with its limits.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ServiceSignature"
     },
     {
      "$ref": "#/components/parameters/ServiceEvent"
     },
     {
      "$ref": "#/components/parameters/ServiceUserAgent"
     },
     {
      "$ref": "#/components/parameters/ServiceDelivery"
     },
     {
      "$ref": "#/components/parameters/ServiceAttempt"
     },
     {
      "$ref": "#/components/parameters/ServiceWebhookId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CrawlStartedEvent"
       },
       "example": {
        "event": "crawl.started",
        "timestamp": "2027-01-15T08:00:00.000Z",
        "data": {
         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
         "domain": "example.com",
         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
         "url": "https://example.com/",
         "max_pages": 5000,
         "depth_limit": 10,
         "started_at": "2027-01-15T08:00:00.000Z"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Received; any 2xx will do. No retry."
     },
     "400": {
      "description": "Malformed payload. Retried."
     },
     "401": {
      "description": "Invalid signature. Retried."
     },
     "500": {
      "description": "Processing error. Retried."
     },
     "503": {
      "description": "Temporarily unavailable. Retried."
     }
    }
   }
  },
  "crawl.completed": {
   "post": {
    "operationId": "crawlCompleted",
    "tags": [
     "webhooks"
    ],
    "security": [],
    "summary": "A crawl finished successfully and results are available",
    "description": "Sent when a crawl has ended well, with its figures.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ServiceSignature"
     },
     {
      "$ref": "#/components/parameters/ServiceEvent"
     },
     {
      "$ref": "#/components/parameters/ServiceUserAgent"
     },
     {
      "$ref": "#/components/parameters/ServiceDelivery"
     },
     {
      "$ref": "#/components/parameters/ServiceAttempt"
     },
     {
      "$ref": "#/components/parameters/ServiceWebhookId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CrawlCompletedEvent"
       },
       "example": {
        "event": "crawl.completed",
        "timestamp": "2027-01-15T08:03:25.250Z",
        "data": {
         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
         "domain": "example.com",
         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
         "url": "https://example.com/",
         "started_at": "2027-01-15T08:00:00.000Z",
         "completed_at": "2027-01-15T08:03:25.250Z",
         "duration_seconds": 205.25,
         "stats": {
          "total_pages": 340,
          "pages_crawled": 338,
          "total_links": 9120,
          "broken_links": 7,
          "external_links": 1310,
          "internal_links": 7810,
          "redirects": 24,
          "errors": 6
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Received; any 2xx will do. No retry."
     },
     "400": {
      "description": "Malformed payload. Retried."
     },
     "401": {
      "description": "Invalid signature. Retried."
     },
     "500": {
      "description": "Processing error. Retried."
     },
     "503": {
      "description": "Temporarily unavailable. Retried."
     }
    }
   }
  },
  "crawl.failed": {
   "post": {
    "operationId": "crawlFailed",
    "tags": [
     "webhooks"
    ],
    "security": [],
    "summary": "A crawl hit an error and could not complete",
    "description": "Sent when a crawl has ended with an error or was canceled while it ran, with the reason.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ServiceSignature"
     },
     {
      "$ref": "#/components/parameters/ServiceEvent"
     },
     {
      "$ref": "#/components/parameters/ServiceUserAgent"
     },
     {
      "$ref": "#/components/parameters/ServiceDelivery"
     },
     {
      "$ref": "#/components/parameters/ServiceAttempt"
     },
     {
      "$ref": "#/components/parameters/ServiceWebhookId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CrawlFailedEvent"
       },
       "example": {
        "event": "crawl.failed",
        "timestamp": "2027-01-15T08:00:31.500Z",
        "data": {
         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
         "domain": "example.com",
         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
         "url": "https://example.com/",
         "started_at": "2027-01-15T08:00:00.000Z",
         "failed_at": "2027-01-15T08:00:31.500Z",
         "error": "The server of example.com refused the connection.",
         "error_code": "CONNECTION_REFUSED",
         "pages_crawled": 0
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Received; any 2xx will do. No retry."
     },
     "400": {
      "description": "Malformed payload. Retried."
     },
     "401": {
      "description": "Invalid signature. Retried."
     },
     "500": {
      "description": "Processing error. Retried."
     },
     "503": {
      "description": "Temporarily unavailable. Retried."
     }
    }
   }
  },
  "broken_links.found": {
   "post": {
    "operationId": "brokenLinksFound",
    "tags": [
     "webhooks"
    ],
    "security": [],
    "summary": "A completed crawl detected broken links",
    "description": "Sent after `crawl.completed` when the crawl has broken links, with up to five of them.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ServiceSignature"
     },
     {
      "$ref": "#/components/parameters/ServiceEvent"
     },
     {
      "$ref": "#/components/parameters/ServiceUserAgent"
     },
     {
      "$ref": "#/components/parameters/ServiceDelivery"
     },
     {
      "$ref": "#/components/parameters/ServiceAttempt"
     },
     {
      "$ref": "#/components/parameters/ServiceWebhookId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BrokenLinksFoundEvent"
       },
       "example": {
        "event": "broken_links.found",
        "timestamp": "2027-01-15T08:03:25.250Z",
        "data": {
         "crawl_id": "01994b1e-7f00-7000-8000-000000000001",
         "domain": "example.com",
         "domain_id": "01994b1e-7f00-7000-8000-000000000002",
         "broken_link_count": 7,
         "total_pages": 338,
         "severity": "medium",
         "top_broken_links": [
          {
           "url": "https://example.com/gone",
           "status_code": 404,
           "found_on_pages": 41
          },
          {
           "url": "https://unreachable.example.net/",
           "status_code": 0,
           "found_on_pages": 3
          }
         ]
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Received; any 2xx will do. No retry."
     },
     "400": {
      "description": "Malformed payload. Retried."
     },
     "401": {
      "description": "Invalid signature. Retried."
     },
     "500": {
      "description": "Processing error. Retried."
     },
     "503": {
      "description": "Temporarily unavailable. Retried."
     }
    }
   }
  },
  "test": {
   "post": {
    "operationId": "testEvent",
    "tags": [
     "webhooks"
    ],
    "security": [],
    "summary": "The subscriber requested a test",
    "description": "Sent only on request, by `testWebhook`.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ServiceSignature"
     },
     {
      "$ref": "#/components/parameters/ServiceEvent"
     },
     {
      "$ref": "#/components/parameters/ServiceUserAgent"
     },
     {
      "$ref": "#/components/parameters/ServiceDelivery"
     },
     {
      "$ref": "#/components/parameters/ServiceAttempt"
     },
     {
      "$ref": "#/components/parameters/ServiceWebhookId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TestEvent"
       },
       "example": {
        "event": "test",
        "timestamp": "2027-01-15T08:00:00.000Z",
        "data": {
         "message": "This is a test of your webhook endpoint.",
         "webhook_id": "01994b1e-7f00-7000-8000-000000000003"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Received; any 2xx will do. No retry."
     },
     "400": {
      "description": "Malformed payload. Retried."
     },
     "401": {
      "description": "Invalid signature. Retried."
     },
     "500": {
      "description": "Processing error. Retried."
     },
     "503": {
      "description": "Temporarily unavailable. Retried."
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "apiKey": {
    "type": "http",
    "scheme": "bearer",
    "description": "`Authorization: Bearer lv_…`, made by `linkvitals key create`. Keys belong to accounts whose plan has\n`agency_features`, and have scopes; `x-scope` names the one that an operation needs.\n"
   },
   "operatorKey": {
    "type": "http",
    "scheme": "bearer",
    "description": "`Authorization: Bearer …` with the LINKVITALS_ADMIN_KEY of the server. Without that setting these paths answer 404.\n"
   },
   "session": {
    "type": "apiKey",
    "in": "cookie",
    "name": "__Host-linkvitals_session",
    "description": "The cookie that signIn sets. Its name is `linkvitals_session` if the public URL of the server is http. A person\nmay use the API on every plan. Methods other than GET, HEAD and OPTIONS need a request from the same origin\n(`Sec-Fetch-Site` or\n`Origin`), otherwise `cross_site_request`.\n"
   }
  },
  "parameters": {
   "AccountId": {
    "name": "account_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "KeyId": {
    "name": "key_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "UserId": {
    "name": "user_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "InvitationId": {
    "name": "invitation_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "IdentityId": {
    "name": "identity_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "ProviderId": {
    "name": "provider_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/ProviderId"
    }
   },
   "ReturnTo": {
    "name": "return_to",
    "in": "query",
    "description": "Path on this server to come back to.",
    "schema": {
     "$ref": "#/components/schemas/ReturnPath"
    }
   },
   "SessionId": {
    "name": "session_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "PasskeyId": {
    "name": "passkey_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "DomainId": {
    "name": "domain_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "TrendWindow": {
    "name": "window",
    "in": "query",
    "description": "Days back from now.",
    "schema": {
     "$ref": "#/components/schemas/TrendSpan",
     "default": "30d"
    }
   },
   "CrawlId": {
    "name": "crawl_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "LinkVerdict": {
    "name": "verdict",
    "in": "query",
    "description": "Default `broken`, or any verdict where another filter is given.",
    "schema": {
     "$ref": "#/components/schemas/VerdictFilter"
    }
   },
   "LinkLocation": {
    "name": "location",
    "in": "query",
    "description": "Only targets on the site, or only those elsewhere.",
    "schema": {
     "$ref": "#/components/schemas/TargetLocation"
    }
   },
   "LinkText": {
    "name": "q",
    "in": "query",
    "description": "Only targets whose URL holds this text, in upper or lower case.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "LinkReason": {
    "name": "reason",
    "in": "query",
    "description": "Only targets with this reason, as `VerdictReason` lists them.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   },
   "LinkStatus": {
    "name": "status_code",
    "in": "query",
    "description": "Only targets whose last HTTP status was this one.",
    "schema": {
     "type": "integer",
     "minimum": 100,
     "maximum": 999
    }
   },
   "LinkHost": {
    "name": "host",
    "in": "query",
    "description": "Only targets on this host, without a port; international names in any spelling.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 253
    }
   },
   "LinkKind": {
    "name": "kind",
    "in": "query",
    "description": "Only targets with a link of this kind, as in `Occurrence.kind`.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 16
    }
   },
   "LinkPage": {
    "name": "page",
    "in": "query",
    "description": "Only targets that the page with this `target_id` links to.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   },
   "LinkSeen": {
    "name": "seen",
    "in": "query",
    "description": "Only targets with this `seen`: with `rendered`, those that only scripts link to. None before the end of the crawl.",
    "schema": {
     "type": "string",
     "enum": [
      "raw",
      "rendered",
      "both"
     ]
    }
   },
   "LinkTarget": {
    "name": "target",
    "in": "query",
    "description": "Only the target with this number.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   },
   "PageText": {
    "name": "q",
    "in": "query",
    "description": "Only pages whose URL or title holds this text, in upper or lower case.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "PageWithProblem": {
    "name": "problem",
    "in": "query",
    "description": "Only pages with this problem; without it, all pages.",
    "schema": {
     "$ref": "#/components/schemas/PageProblem"
    }
   },
   "RenderedFilter": {
    "name": "rendered",
    "in": "query",
    "description": "Only pages with this `rendered`.",
    "schema": {
     "type": "string",
     "enum": [
      "yes",
      "no",
      "failed"
     ]
    }
   },
   "PageOrder": {
    "name": "sort",
    "in": "query",
    "description": "What comes first.",
    "schema": {
     "$ref": "#/components/schemas/PageSort",
     "default": "discovery"
    }
   },
   "IssueInState": {
    "name": "state",
    "in": "query",
    "description": "Only issues in this state.",
    "schema": {
     "$ref": "#/components/schemas/IssueState",
     "default": "open"
    }
   },
   "IssueOfKind": {
    "name": "kind",
    "in": "query",
    "description": "Only issues of this kind.",
    "schema": {
     "$ref": "#/components/schemas/IssueKind"
    }
   },
   "IssueOfSeverity": {
    "name": "severity",
    "in": "query",
    "description": "Only issues of this severity.",
    "schema": {
     "$ref": "#/components/schemas/FindingSeverity"
    }
   },
   "IssueAssignee": {
    "name": "assignee_id",
    "in": "query",
    "description": "Only issues that are assigned to this person.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "IssueHost": {
    "name": "host",
    "in": "query",
    "description": "Only issues of URLs with this host.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 253
    }
   },
   "IssueWithOutcome": {
    "name": "outcome",
    "in": "query",
    "description": "Only issues with this outcome of the last crawl; several with commas.",
    "schema": {
     "$ref": "#/components/schemas/IssueOutcomes"
    }
   },
   "IssueText": {
    "name": "q",
    "in": "query",
    "description": "Only issues whose URL holds this text.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "IssueOfFix": {
    "name": "fix_id",
    "in": "query",
    "description": "Only issues of this fix. Issues that are not open are in none.",
    "schema": {
     "$ref": "#/components/schemas/FixId"
    }
   },
   "FixOfKind": {
    "name": "kind",
    "in": "query",
    "description": "Only fixes of this kind; several with commas.",
    "schema": {
     "$ref": "#/components/schemas/FixKinds"
    }
   },
   "FixOfSeverity": {
    "name": "severity",
    "in": "query",
    "description": "Only fixes of this severity, that of the worst of their issues.",
    "schema": {
     "$ref": "#/components/schemas/FindingSeverity"
    }
   },
   "FixSection": {
    "name": "section",
    "in": "query",
    "description": "Only fixes of which the URL, the pattern or the folder is in this folder of the site, such as `/products/`.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "pattern": "^/(.*/)?$",
     "examples": [
      "/products/"
     ]
    }
   },
   "FixAssignee": {
    "name": "assignee_id",
    "in": "query",
    "description": "Only fixes with an issue that is assigned to this person.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "FixOpenedSince": {
    "name": "opened_since",
    "in": "query",
    "description": "Only fixes whose oldest issue was opened at this time or later.",
    "schema": {
     "$ref": "#/components/schemas/Timestamp"
    }
   },
   "IssueOrder": {
    "name": "sort",
    "in": "query",
    "description": "What comes first.",
    "schema": {
     "$ref": "#/components/schemas/IssueSort",
     "default": "newest"
    }
   },
   "QueuedFrom": {
    "name": "from",
    "in": "query",
    "description": "Only crawls that were queued at this time or later.",
    "schema": {
     "$ref": "#/components/schemas/Timestamp"
    }
   },
   "QueuedTo": {
    "name": "to",
    "in": "query",
    "description": "Only crawls that were queued before this time.",
    "schema": {
     "$ref": "#/components/schemas/Timestamp"
    }
   },
   "ShareLinkId": {
    "name": "share_link_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "BadgeMetric": {
    "name": "metric",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/BadgeMetric"
    }
   },
   "ReportId": {
    "name": "report_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "IssueId": {
    "name": "issue_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "FixId": {
    "name": "fix_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/FixId"
    }
   },
   "CommentId": {
    "name": "comment_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "RuleId": {
    "name": "rule_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "WebhookId": {
    "name": "webhook_id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "description": "Entries a page.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 25
    }
   },
   "Cursor": {
    "name": "cursor",
    "in": "query",
    "description": "`next_cursor` of the page before. Opaque.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 512
    }
   },
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "Any string of 1 to 255 visible characters, quoted or bare. A repeated request gets the first response again\n(`Idempotency-Replayed: true`). That response is kept for 24 hours, or until the domain or webhook endpoint that\nit describes is deleted. 409 while the first request runs, 422 when the payload differs.\n",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 257,
     "pattern": "^[\\x21-\\x7e]+$"
    }
   },
   "IfMatch": {
    "name": "If-Match",
    "in": "header",
    "description": "ETag that the object must still have; otherwise 412 and nothing changes.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255
    }
   },
   "ServiceSignature": {
    "name": "X-Service-Signature",
    "in": "header",
    "required": true,
    "description": "`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.` followed by the raw body, keyed with the UTF-8 bytes of\nthe whole signing secret. A second `v1` appears while a secret is being rotated; any match counts.\n",
    "schema": {
     "type": "string"
    }
   },
   "ServiceEvent": {
    "name": "X-Service-Event",
    "in": "header",
    "required": true,
    "description": "The event type, same as `event` in the body.",
    "schema": {
     "type": "string"
    }
   },
   "ServiceUserAgent": {
    "name": "User-Agent",
    "in": "header",
    "required": true,
    "schema": {
     "type": "string",
     "const": "Linkvitals-Webhook/1.0"
    }
   },
   "ServiceDelivery": {
    "name": "X-Service-Delivery",
    "in": "header",
    "required": true,
    "description": "The same on all attempts of a delivery. Not signed, for logs only.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "ServiceAttempt": {
    "name": "X-Service-Attempt",
    "in": "header",
    "required": true,
    "description": "1 to 4. Not signed.",
    "schema": {
     "type": "string",
     "pattern": "^[1-4]$"
    }
   },
   "ServiceWebhookId": {
    "name": "X-Service-Webhook-Id",
    "in": "header",
    "required": true,
    "description": "Id of the endpoint. Not signed.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "headers": {
   "ETag": {
    "description": "Version of the object.",
    "schema": {
     "type": "string"
    }
   },
   "Location": {
    "description": "Path of the new object.",
    "schema": {
     "type": "string"
    }
   },
   "Link": {
    "description": "The next page, `rel=\"next\"`, when there is one.",
    "schema": {
     "type": "string"
    }
   },
   "RetryAfter": {
    "description": "Seconds to wait.",
    "schema": {
     "type": "integer",
     "minimum": 0
    }
   },
   "RequestId": {
    "description": "The id that the request sent, if it has up to 64 letters, digits, `_`, `.` or `-`; otherwise a new one. The log has it too.",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^[\\w.-]{1,64}$"
    }
   },
   "RateLimitPolicy": {
    "description": "Requests that a key may send in a window of `w` seconds: `\"default\";q=600;w=60`.",
    "schema": {
     "type": "string",
     "pattern": "^\"default\";q=\\d+;w=\\d+$"
    }
   },
   "RateLimit": {
    "description": "Requests that are left, and seconds until the window ends: `\"default\";r=599;t=60`.",
    "schema": {
     "type": "string",
     "pattern": "^\"default\";r=\\d+;t=\\d+$"
    }
   },
   "ContentDisposition": {
    "description": "An attachment with the name of the file.",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "ContentDigest": {
    "description": "SHA-256 of the file (RFC 9530).",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^sha-256=:[A-Za-z0-9+/]{43}=:$"
    }
   },
   "AccelBuffering": {
    "description": "`no`: a proxy in between passes each event on at once.",
    "schema": {
     "type": "string",
     "const": "no"
    }
   },
   "IdempotencyReplayed": {
    "description": "This is the first response to this Idempotency-Key again.",
    "schema": {
     "type": "string",
     "const": "true"
    }
   },
   "SetCookie": {
    "description": "The session cookie, the cookie of a sign-in with an identity provider, or their removal; with startPasskeySignIn, the\ncookie of the passkey's challenge.\n",
    "schema": {
     "type": "string"
    }
   },
   "RedirectLocation": {
    "description": "Where the browser goes next.",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "WwwAuthenticate": {
    "description": "The scheme to authenticate with.",
    "schema": {
     "type": "string"
    }
   },
   "Allow": {
    "description": "With 405, the methods that the path takes.",
    "schema": {
     "type": "string"
    }
   }
  },
  "responses": {
   "BadRequest": {
    "description": "Malformed JSON, unknown field, wrong type, bad parameter.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Unauthorized": {
    "description": "No valid API key or session: none was sent, or it is unknown, expired or revoked. With signIn, the credentials are wrong or not sufficient.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WwwAuthenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Forbidden": {
    "description": "The key's scope, the person's role, the plan or a limit of the plan does not allow it.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "NotFound": {
    "description": "The object does not exist, or belongs to another account.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Conflict": {
    "description": "The present state does not allow it.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Gone": {
    "description": "`results_expired`: pages, links and findings are older than the plan keeps them, or were removed to make room for\nnewer ones. The crawl itself stays, with its statistics and its score.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "PreconditionFailed": {
    "description": "The object has changed since the ETag in `If-Match`.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "PayloadTooLarge": {
    "description": "Body over 1 MiB.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "Body is not application/json, or is compressed.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Unprocessable": {
    "description": "The request is well-formed, but cannot be carried out; `detail` says what to change.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "RateLimited": {
    "description": "Too many requests with this key, by this person, or from this address; or too many requests for costly operations\n(`x-costly`) of this caller or account at once; or as much was done within an hour or a day as an account may.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Unavailable": {
    "description": "The database does not answer or takes no writes, this server has no role `api`, or too many requests wait for a\ncostly operation (`x-costly`) or for their exclusion patterns to be checked. A write that was under way when the database was lost may have been\nstored: `Idempotency-Key` and `If-Match` make it safe to send it again.\n",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Problem": {
    "description": "Any other error.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "Allow": {
      "$ref": "#/components/headers/Allow"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     },
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WwwAuthenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  },
  "schemas": {
   "Id": {
    "type": "string",
    "format": "uuid"
   },
   "NullableId": {
    "type": [
     "string",
     "null"
    ],
    "format": "uuid"
   },
   "Timestamp": {
    "type": "string",
    "format": "date-time",
    "description": "ISO 8601 UTC with milliseconds."
   },
   "NullableTimestamp": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "ISO 8601 UTC with milliseconds."
   },
   "NextCursor": {
    "type": [
     "string",
     "null"
    ],
    "description": "Give it as `cursor` to get the next page; null on the last one."
   },
   "ProblemCode": {
    "type": "string",
    "description": "For programs: decide by `code`, not by `detail`. Open set.",
    "x-extensible-enum": [
     "malformed_request",
     "malformed_json",
     "validation_failed",
     "invalid_cursor",
     "unauthorized",
     "invalid_credentials",
     "second_factor_required",
     "insufficient_scope",
     "session_required",
     "forbidden",
     "reauthentication_required",
     "cross_site_request",
     "password_sign_in_off",
     "sign_up_closed",
     "plan_required",
     "plan_limit_reached",
     "domain_read_only",
     "account_suspended",
     "not_the_author",
     "not_found",
     "method_not_allowed",
     "request_timeout",
     "domain_exists",
     "domain_not_verified",
     "already_set_up",
     "last_sign_in_method",
     "member_exists",
     "last_owner",
     "invitation_exists",
     "invitation_limit_reached",
     "crawl_in_progress",
     "crawl_not_active",
     "results_expired",
     "link_expired",
     "totp_enabled",
     "totp_missing",
     "webhook_disabled",
     "channel_not_ready",
     "rotation_in_progress",
     "crawl_not_completed",
     "report_not_ready",
     "report_limit_reached",
     "sharing_disabled",
     "share_link_limit_reached",
     "account_limit_reached",
     "issue_comment_limit_reached",
     "issue_rule_limit_reached",
     "idempotency_in_progress",
     "idempotency_mismatch",
     "precondition_failed",
     "payload_too_large",
     "unsupported_media_type",
     "headers_too_large",
     "invalid_hostname",
     "confirmation_mismatch",
     "invalid_webhook_url",
     "invalid_setting",
     "invalid_logo",
     "weak_password",
     "passkey_refused",
     "rate_limited",
     "internal_error",
     "unavailable"
    ]
   },
   "Problem": {
    "type": "object",
    "description": "RFC 9457.",
    "required": [
     "type",
     "title",
     "status",
     "code",
     "detail",
     "request_id"
    ],
    "properties": {
     "type": {
      "type": "string",
      "description": "`urn:linkvitals:problem:<code>`."
     },
     "title": {
      "type": "string",
      "description": "The same for every problem of this code."
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode"
     },
     "detail": {
      "type": "string",
      "description": "What went wrong here and what to do."
     },
     "instance": {
      "type": "string",
      "description": "Path of the request."
     },
     "request_id": {
      "type": "string",
      "description": "Same as the X-Request-Id header."
     },
     "errors": {
      "type": "array",
      "description": "Each fault of the input, up to 50; always there with `validation_failed`.",
      "items": {
       "$ref": "#/components/schemas/ProblemError"
      }
     },
     "crawl_id": {
      "description": "With `crawl_in_progress`, the crawl that is queued or running.",
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "description": "With `domain_exists`, the domain that has the name.",
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ProblemError": {
    "type": "object",
    "required": [
     "pointer",
     "detail"
    ],
    "properties": {
     "pointer": {
      "type": "string",
      "description": "JSON pointer into the body as a fragment (`#/settings/report_frequency`), or `query:limit`, `header:If-Match`, `path:domain_id`."
     },
     "detail": {
      "type": "string"
     }
    }
   },
   "VerificationStatus": {
    "type": "string",
    "enum": [
     "unverified",
     "pending",
     "verified",
     "expired"
    ]
   },
   "VerificationBadge": {
    "type": "object",
    "description": "Derived from the verification status.",
    "required": [
     "label",
     "status",
     "meaning",
     "action"
    ],
    "properties": {
     "label": {
      "type": "string",
      "enum": [
       "Verified",
       "Pending",
       "Unverified",
       "Expired"
      ]
     },
     "status": {
      "type": "string",
      "enum": [
       "Active",
       "Waiting",
       "Failed",
       "Inactive"
      ]
     },
     "meaning": {
      "type": "string"
     },
     "action": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "LifecycleState": {
    "type": "string",
    "description": "State of the domain in its life cycle. `active`: verified, and at least one crawl has completed since.",
    "enum": [
     "unverified",
     "pending_verification",
     "verified",
     "active",
     "expired"
    ]
   },
   "HealthStatus": {
    "type": "string",
    "description": "90-100 excellent, 70-89 good, 50-69 fair, 30-49 poor, 0-29 critical, unknown without a score.",
    "enum": [
     "excellent",
     "good",
     "fair",
     "poor",
     "critical",
     "unknown"
    ]
   },
   "HealthScore": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 100,
    "description": "Percent; null (N/A) when no crawl has completed with a page observed."
   },
   "TxtRecord": {
    "type": "object",
    "required": [
     "type",
     "name",
     "value",
     "place",
     "note"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "TXT"
     },
     "name": {
      "type": "string",
      "description": "Full name of the record."
     },
     "place": {
      "type": "string",
      "description": "The name to enter in most DNS panels: `@` for a registered name, otherwise the labels below it."
     },
     "value": {
      "type": "string",
      "description": "`linkvitals-verify=<token>`."
     },
     "note": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "VerificationCheck": {
    "type": "object",
    "required": [
     "checked_at",
     "outcome",
     "name_exists",
     "detail",
     "resolvers"
    ],
    "properties": {
     "checked_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "outcome": {
      "type": "string",
      "description": "found; absent (NXDOMAIN, or a DNS answer without the record); unknown (no answer that can be trusted).",
      "enum": [
       "found",
       "absent",
       "unknown"
      ]
     },
     "name_exists": {
      "type": "boolean",
      "description": "False: the record is absent, and each DNS server that answered says that there is no domain of this name (NXDOMAIN). It may be misspelled."
     },
     "detail": {
      "type": "string",
      "description": "One sentence for a person."
     },
     "resolvers": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "server",
        "outcome",
        "values",
        "error"
       ],
       "properties": {
        "server": {
         "type": "string",
         "description": "`system`, or the address of the DNS server."
        },
        "outcome": {
         "type": "string",
         "enum": [
          "found",
          "absent",
          "unknown"
         ]
        },
        "values": {
         "type": "array",
         "description": "TXT values that resemble the record of Linkvitals, at most 10, cut at 255 characters.",
         "items": {
          "type": "string"
         }
        },
        "error": {
         "type": [
          "string",
          "null"
         ],
         "description": "DNS error code."
        }
       }
      }
     },
     "last_seen_at": {
      "description": "When a check last found the record; null when that is not known. Checks of earlier versions lack it.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "missing_since": {
      "description": "The first check that did not find the record after one that had found it; null unless it is missing. Checks of earlier versions lack it.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "Verification": {
    "type": "object",
    "required": [
     "status",
     "badge",
     "token",
     "records",
     "checked_at",
     "verified_at",
     "next_check_at",
     "last_check"
    ],
    "properties": {
     "status": {
      "$ref": "#/components/schemas/VerificationStatus"
     },
     "badge": {
      "$ref": "#/components/schemas/VerificationBadge"
     },
     "token": {
      "type": "string"
     },
     "records": {
      "type": "array",
      "description": "The record to add, at one of two places. The second is for names that are a CNAME and cannot have a TXT record.",
      "items": {
       "$ref": "#/components/schemas/TxtRecord"
      }
     },
     "checked_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "verified_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "next_check_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_check": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/VerificationCheck"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ReportFrequency": {
    "type": "string",
    "description": "How often a mailed summary includes the domain. The notification settings say when summaries go out.",
    "enum": [
     "daily",
     "weekly",
     "monthly",
     "off"
    ]
   },
   "EmailAlertsWhen": {
    "type": "string",
    "description": "`news`: when the issue of a broken link is new or reopened, or 7 days have passed since the last such mail about\nthe domain. `every_crawl`: after every crawl that found broken links. Links whose issues are ignored count as\nnone.\n",
    "enum": [
     "news",
     "every_crawl"
    ]
   },
   "HiddenValue": {
    "type": "string",
    "const": "***",
    "x-enum-varnames": [
     "hidden"
    ],
    "description": "In place of a value that is never shown."
   },
   "DomainSettings": {
    "type": "object",
    "required": [
     "email_alerts",
     "email_alerts_when",
     "email_recipients",
     "certificate_alerts",
     "failure_alerts",
     "slack_notifications",
     "chat_notifications",
     "report_frequency",
     "webhook_ids",
     "user_agent",
     "request_headers",
     "request_headers_over_http",
     "ip_ranges",
     "priority_crawling",
     "sharing"
    ],
    "properties": {
     "email_alerts": {
      "type": "boolean",
      "description": "Mail when a crawl finds broken links, as `email_alerts_when` says."
     },
     "email_alerts_when": {
      "$ref": "#/components/schemas/EmailAlertsWhen"
     },
     "email_recipients": {
      "description": "Recipients of the mails about this domain; null for the recipients of the account.",
      "type": [
       "array",
       "null"
      ],
      "items": {
       "$ref": "#/components/schemas/MailAddress"
      }
     },
     "certificate_alerts": {
      "type": "boolean",
      "description": "Notices 21, 7 and 1 days before the certificate of the site expires; later in proportion for a certificate\nthat is valid for fewer than 90 days. A notice is a mail, and a message to the chats that\n`slack_notifications` and `chat_notifications` switch on. Default true.\n"
     },
     "failure_alerts": {
      "type": "boolean",
      "description": "A mail, and a message to each chat of the account, when a crawl fails and the one before did not; when a crawl\ncompletes again; when the proof of ownership is lost; and 3 days before the TXT record is not looked for any\nmore. Without recipients of the domain and the account, the owners get the mails. Default true.\n"
     },
     "slack_notifications": {
      "type": "boolean",
      "description": "Slack message when a crawl completes or fails."
     },
     "chat_notifications": {
      "type": "boolean",
      "description": "Message to the other chats of the account when a crawl completes or fails."
     },
     "report_frequency": {
      "$ref": "#/components/schemas/ReportFrequency"
     },
     "webhook_ids": {
      "type": "array",
      "description": "Endpoints that receive the events of this domain, including those for all domains.",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "user_agent": {
      "type": [
       "string",
       "null"
      ],
      "description": "Needs `agency_features`. Sent to the host of the domain only."
     },
     "request_headers": {
      "type": "object",
      "description": "Needs `agency_features`. Names of the headers that are sent to the host of the domain, over https; values are never shown.",
      "additionalProperties": {
       "$ref": "#/components/schemas/HiddenValue"
      }
     },
     "request_headers_over_http": {
      "type": "boolean",
      "description": "Needs `agency_features`. Default false: the headers are not sent without encryption, since they may hold\npasswords. A site without TLS, and http pages of a site with https, are requested without them, and the\ncrawl says so in `request_headers_held_back`. True: they are sent over http too, readable for everybody\non the way.\n"
     },
     "ip_ranges": {
      "type": "array",
      "description": "Needs `agency_features`. CIDRs: crawls leave only from an egress address of the installation within one of them.",
      "items": {
       "type": "string"
      }
     },
     "priority_crawling": {
      "type": "boolean",
      "description": "Needs `agency_features`. Crawls of the domain start before others."
     },
     "sharing": {
      "type": "boolean",
      "description": "Whether the share links and badges of the domain work. While it is off, their addresses give 404. Default false."
     }
    }
   },
   "DomainSettingsUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "email_alerts": {
      "type": "boolean"
     },
     "email_alerts_when": {
      "$ref": "#/components/schemas/EmailAlertsWhen"
     },
     "email_recipients": {
      "description": "Replaces all; null for the recipients of the account.",
      "type": [
       "array",
       "null"
      ],
      "minItems": 1,
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/MailAddress"
      }
     },
     "certificate_alerts": {
      "type": "boolean"
     },
     "failure_alerts": {
      "type": "boolean"
     },
     "slack_notifications": {
      "type": "boolean"
     },
     "chat_notifications": {
      "type": "boolean"
     },
     "report_frequency": {
      "$ref": "#/components/schemas/ReportFrequency"
     },
     "webhook_ids": {
      "type": "array",
      "maxItems": 100,
      "description": "Exactly these endpoints receive the events of this domain. An endpoint for all domains cannot be left out here.",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "user_agent": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[\\x20-\\x7e]+$"
     },
     "request_headers": {
      "type": "object",
      "maxProperties": 20,
      "description": "Replaces all. Values: 1 to 1,024 visible characters.",
      "propertyNames": {
       "type": "string",
       "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"
      },
      "additionalProperties": {
       "type": "string",
       "minLength": 1,
       "maxLength": 1024,
       "pattern": "^[\\x20-\\x7e]+$"
      }
     },
     "request_headers_over_http": {
      "type": "boolean",
      "description": "Also send the headers without encryption, over http."
     },
     "ip_ranges": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50
      }
     },
     "priority_crawling": {
      "type": "boolean"
     },
     "sharing": {
      "type": "boolean",
      "description": "False closes all share links and badges at once."
     }
    }
   },
   "ScheduleFrequency": {
    "type": "string",
    "description": "At most as often as the plan allows. Hourly means every 60 minutes, also when clocks change.",
    "enum": [
     "off",
     "hourly",
     "daily",
     "weekly",
     "monthly"
    ]
   },
   "RenderingChoice": {
    "type": "string",
    "description": "Whether the scripts of pages are run in a browser, so that links are checked which these add. `auto`: where that makes a\ndifference. Needs a plan that renders pages, and a server with a browser; otherwise pages are read as they are sent.\n",
    "enum": [
     "off",
     "auto",
     "on"
    ]
   },
   "CrawlConfig": {
    "type": "object",
    "required": [
     "max_pages",
     "depth_limit",
     "exclusions",
     "rate",
     "rendering",
     "schedule"
    ],
    "properties": {
     "max_pages": {
      "type": "integer",
      "description": "Value for the next crawl, with the limit of the plan applied."
     },
     "depth_limit": {
      "type": "integer",
      "description": "Value for the next crawl, with the limit of the plan applied."
     },
     "exclusions": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "rate": {
      "type": [
       "number",
       "null"
      ],
      "description": "Maximum requests a second to the host of the domain; null: the server decides."
     },
     "rendering": {
      "$ref": "#/components/schemas/RenderingChoice"
     },
     "schedule": {
      "$ref": "#/components/schemas/Schedule"
     }
    }
   },
   "TimeOfDay": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "description": "`HH:MM` in the time zone, kept to the minute. Null: a fixed time that differs by domain, so that crawls do not all start together. If a change of clocks skips the time, the crawl starts as much later as they skip. If they show it twice, it starts the first time (RFC 5545, section 3.3.5). An hourly schedule does not use it.",
    "examples": [
     "02:30"
    ]
   },
   "DayOfWeek": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "monday",
     "tuesday",
     "wednesday",
     "thursday",
     "friday",
     "saturday",
     "sunday",
     null
    ],
    "description": "For a weekly schedule; null: a fixed day that differs by domain."
   },
   "DayOfMonth": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 31,
    "description": "For a monthly schedule; in shorter months the last day. Null: a fixed day up to the 28th that differs by domain."
   },
   "TimeZone": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "description": "Name of the IANA time zone database.",
    "examples": [
     "Europe/Berlin"
    ]
   },
   "ScheduleRun": {
    "type": "object",
    "description": "The outcome of one run of the schedule.",
    "required": [
     "due_at",
     "outcome",
     "crawl_id"
    ],
    "properties": {
     "due_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "outcome": {
      "type": "string",
      "description": "`queued`, or the reason why the run was skipped: an earlier crawl was still queued or running, the domain was not verified or over the plan, the installation does not support a setting any more, or the account was suspended.",
      "x-extensible-enum": [
       "queued",
       "crawl_in_progress",
       "domain_not_verified",
       "domain_read_only",
       "invalid_setting",
       "account_suspended"
      ]
     },
     "crawl_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": "The crawl that was queued, or the earlier one because of which the run was skipped."
     }
    }
   },
   "Schedule": {
    "type": "object",
    "required": [
     "frequency",
     "time",
     "day_of_week",
     "day_of_month",
     "time_zone",
     "next_crawl_at",
     "last_run"
    ],
    "properties": {
     "frequency": {
      "$ref": "#/components/schemas/ScheduleFrequency"
     },
     "time": {
      "$ref": "#/components/schemas/TimeOfDay"
     },
     "day_of_week": {
      "$ref": "#/components/schemas/DayOfWeek"
     },
     "day_of_month": {
      "$ref": "#/components/schemas/DayOfMonth"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TimeZone"
     },
     "next_crawl_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_run": {
      "description": "The latest run. One run makes up for all that were missed while no server was up.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ScheduleRun"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "CrawlConfigUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "max_pages": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 1000000,
      "description": "May only lower the limit of the plan; null: the limit of the plan."
     },
     "depth_limit": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 100,
      "description": "May only lower the limit of the plan; null: the limit of the plan."
     },
     "exclusions": {
      "type": "array",
      "maxItems": 100,
      "description": "Globs on the path (`/private/**`), or RE2 expressions on path and query between slashes (`/[?&]sort=/`). A pattern that cannot be read, or is too complex alone or together with the others, is refused as `invalid_setting`. If a later version refuses a pattern of a queued crawl, that crawl fails with `INVALID_SETTING`.",
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512
      }
     },
     "rate": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0.5,
      "maximum": 1000,
      "description": "Up to the operator's ceiling."
     },
     "rendering": {
      "description": "Other than `off`, it is refused as `plan_required` if the plan renders no pages, and as `invalid_setting` with the reason if the server has no browser.",
      "$ref": "#/components/schemas/RenderingChoice"
     },
     "schedule": {
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "description": "Members that are left out keep their value. A change applies from the next run; a queued or running crawl continues. The time zone of a new domain is that which the person who adds it has chosen; without one, and with an API key, it is UTC.",
      "properties": {
       "frequency": {
        "$ref": "#/components/schemas/ScheduleFrequency"
       },
       "time": {
        "$ref": "#/components/schemas/TimeOfDay"
       },
       "day_of_week": {
        "$ref": "#/components/schemas/DayOfWeek"
       },
       "day_of_month": {
        "$ref": "#/components/schemas/DayOfMonth"
       },
       "time_zone": {
        "$ref": "#/components/schemas/TimeZone"
       }
      }
     }
    }
   },
   "CrawlConfigProposal": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "crawl_config"
    ],
    "properties": {
     "crawl_config": {
      "$ref": "#/components/schemas/CrawlConfigUpdate"
     }
    }
   },
   "CrawlConfigPreview": {
    "type": "object",
    "required": [
     "exclusions",
     "next_crawls"
    ],
    "properties": {
     "exclusions": {
      "description": "Null while no completed crawl of the domain has its pages.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ExclusionPreview"
       },
       {
        "type": "null"
       }
      ]
     },
     "next_crawls": {
      "type": "array",
      "maxItems": 5,
      "description": "When the next five scheduled crawls would start, in order; none when the schedule is off.",
      "items": {
       "$ref": "#/components/schemas/Timestamp"
      }
     }
    }
   },
   "ExclusionPreview": {
    "type": "object",
    "required": [
     "crawl_id",
     "pages",
     "excluded",
     "first_excluded",
     "complete"
    ],
    "properties": {
     "crawl_id": {
      "$ref": "#/components/schemas/Id"
     },
     "pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that were compared: those that the crawl read and those that its own exclusions left out."
     },
     "excluded": {
      "type": "integer",
      "minimum": 0,
      "description": "How many of them would be left out."
     },
     "first_excluded": {
      "type": "array",
      "maxItems": 10,
      "description": "URLs of the first of them.",
      "items": {
       "type": "string",
       "examples": [
        "https://example.com/private/a"
       ]
      }
     },
     "complete": {
      "type": "boolean",
      "description": "False when the crawl has more pages than one request compares: 20,000 that it read and 20,000 that it left\nout, or fewer after 3 seconds.\n"
     }
    }
   },
   "DomainMetrics": {
    "type": "object",
    "required": [
     "total_urls",
     "broken_links",
     "new_broken_links",
     "recent_errors",
     "response_time_ms",
     "first_byte_ms",
     "crawl_frequency",
     "credit_usage",
     "issue_counts",
     "last_issues"
    ],
    "properties": {
     "total_urls": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Pages discovered by the latest completed crawl, `total_pages` of its statistics."
     },
     "broken_links": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Unique broken targets of the latest completed crawl."
     },
     "new_broken_links": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Issues of broken links that the latest completed crawl opened or reopened. The number stays until the next crawl, even if they are fixed or ignored. Null before the first crawl."
     },
     "recent_errors": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000,
      "description": "Issues of severity `error` that were opened or reopened in the last 24 hours and are open now, whichever crawl or recheck found them; 1000 means 1000 or more. Null before the first completed crawl."
     },
     "response_time_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average page load time of the latest completed crawl: from sending the request to the last byte of the document."
     },
     "first_byte_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average time to first byte of its pages."
     },
     "crawl_frequency": {
      "type": "integer",
      "description": "Crawls started in the last 30 days."
     },
     "credit_usage": {
      "type": "integer",
      "minimum": 0,
      "description": "URLs requested for the domain this calendar month (UTC), counting up while a crawl runs. Each crawl counts a URL once if it sent at least one request for it, whatever the response: pages, links, and the files that pages load; and each request of scripts of rendered pages. Hops of redirects to other sites, retries, rechecks, robots.txt and sitemaps do not count, nor do results that come from another crawl. When a domain is deleted, its usage stays with the account."
     },
     "issue_counts": {
      "description": "Open issues of the domain after the latest completed crawl; null before the first.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/SeverityCounts"
       },
       {
        "type": "null"
       }
      ]
     },
     "last_issues": {
      "type": "array",
      "maxItems": 5,
      "description": "Open issues of the domain after the latest completed crawl, the newest first; of those that came with the same crawl, errors first.",
      "items": {
       "$ref": "#/components/schemas/LastIssue"
      }
     }
    }
   },
   "LastIssue": {
    "type": "object",
    "required": [
     "kind",
     "severity",
     "url",
     "title",
     "detail",
     "status_code",
     "found_on_pages"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "description": "`kind` of the issue. Open set.",
      "examples": [
       "broken_link"
      ]
     },
     "severity": {
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "The target, or the page of a page check."
     },
     "title": {
      "type": "string",
      "description": "One sentence for people.",
      "examples": [
       "The link is broken."
      ]
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the link is broken, as in `reason` of a target; otherwise what exactly was found.",
      "examples": [
       "not_found"
      ]
     },
     "status_code": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Of the target or the page; null when there was no response."
     },
     "found_on_pages": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "How many pages hold the link; null for a page check."
     }
    }
   },
   "Domain": {
    "type": "object",
    "required": [
     "id",
     "hostname",
     "verification_status",
     "verification",
     "lifecycle_state",
     "read_only",
     "health_score",
     "health_status",
     "metrics",
     "settings",
     "crawl_config",
     "last_crawl",
     "next_crawl_at",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "hostname": {
      "type": "string",
      "description": "Normalised."
     },
     "verification_status": {
      "$ref": "#/components/schemas/VerificationStatus"
     },
     "verification": {
      "$ref": "#/components/schemas/Verification"
     },
     "lifecycle_state": {
      "$ref": "#/components/schemas/LifecycleState"
     },
     "read_only": {
      "type": "boolean",
      "description": "The domain is over the limit of the plan after a downgrade: it is not crawled, and can still be read."
     },
     "health_score": {
      "$ref": "#/components/schemas/HealthScore"
     },
     "health_status": {
      "$ref": "#/components/schemas/HealthStatus"
     },
     "metrics": {
      "$ref": "#/components/schemas/DomainMetrics"
     },
     "settings": {
      "$ref": "#/components/schemas/DomainSettings"
     },
     "crawl_config": {
      "$ref": "#/components/schemas/CrawlConfig"
     },
     "last_crawl": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlSummary"
       },
       {
        "type": "null"
       }
      ]
     },
     "next_crawl_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "updated_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "examples": [
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
    ]
   },
   "DomainList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Domain"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "DomainCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "hostname"
    ],
    "properties": {
     "hostname": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "description": "Hostname or URL of the site; an e-mail address is refused.",
      "examples": [
       "https://www.Example.com/start"
      ]
     },
     "settings": {
      "$ref": "#/components/schemas/DomainSettingsUpdate"
     },
     "crawl_config": {
      "$ref": "#/components/schemas/CrawlConfigUpdate"
     }
    }
   },
   "DomainUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "settings": {
      "$ref": "#/components/schemas/DomainSettingsUpdate"
     },
     "crawl_config": {
      "$ref": "#/components/schemas/CrawlConfigUpdate"
     }
    }
   },
   "DomainSort": {
    "type": "string",
    "enum": [
     "hostname",
     "-hostname",
     "health_score",
     "-health_score",
     "broken_links",
     "-broken_links",
     "new_broken_links",
     "-new_broken_links",
     "last_crawl",
     "-last_crawl",
     "next_crawl",
     "-next_crawl"
    ]
   },
   "CrawlState": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "completed",
     "failed",
     "canceled"
    ]
   },
   "CrawlTrigger": {
    "type": "string",
    "enum": [
     "manual",
     "schedule"
    ]
   },
   "CrawlErrorCode": {
    "type": "string",
    "description": "Open set.",
    "x-extensible-enum": [
     "TIMEOUT",
     "DNS_ERROR",
     "CONNECTION_REFUSED",
     "SSL_ERROR",
     "ROBOT_BLOCKED",
     "RATE_LIMIT",
     "HTTP_ERROR",
     "REDIRECTED_AWAY",
     "NO_PAGE",
     "BLOCKED_ADDRESS",
     "INVALID_SETTING",
     "INTERRUPTED",
     "CANCELED",
     "UNKNOWN_ERROR"
    ]
   },
   "CrawlSummary": {
    "type": "object",
    "required": [
     "id",
     "state",
     "error_code",
     "started_at",
     "finished_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "state": {
      "$ref": "#/components/schemas/CrawlState"
     },
     "error_code": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlErrorCode"
       },
       {
        "type": "null"
       }
      ]
     },
     "started_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "CrawlStats": {
    "type": "object",
    "required": [
     "total_pages",
     "pages_crawled",
     "total_links",
     "broken_links",
     "external_links",
     "internal_links",
     "redirects",
     "errors"
    ],
    "properties": {
     "total_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Total pages found: those that were read, and links to pages of the site that were not requested, such as those that robots.txt disallows or that a limit left out. Broken links and redirects are no pages."
     },
     "pages_crawled": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages successfully crawled."
     },
     "total_links": {
      "type": "integer",
      "minimum": 0,
      "description": "Links discovered, every occurrence: internal, external, and those of other schemes, such as `mailto:`."
     },
     "broken_links": {
      "type": "integer",
      "minimum": 0,
      "description": "Unique broken targets."
     },
     "external_links": {
      "type": "integer",
      "minimum": 0,
      "description": "Occurrences that lead to other hosts over http or https."
     },
     "internal_links": {
      "type": "integer",
      "minimum": 0,
      "description": "Occurrences that stay on the site."
     },
     "redirects": {
      "type": "integer",
      "minimum": 0,
      "description": "Unique targets that answered with a redirect chain."
     },
     "errors": {
      "type": "integer",
      "minimum": 0,
      "description": "Unique targets whose response was an HTTP error (4xx, 5xx), whatever the verdict."
     }
    }
   },
   "ScoreInputs": {
    "type": "object",
    "description": "What the score was computed from; the formula is in docs/score.md.",
    "required": [
     "pages_observed",
     "pages_ok",
     "link_weight",
     "link_weight_broken",
     "link_weight_warned",
     "internal_broken"
    ],
    "properties": {
     "pages_observed": {
      "type": "integer",
      "minimum": 0
     },
     "pages_ok": {
      "type": "integer",
      "minimum": 0
     },
     "link_weight": {
      "type": "integer",
      "minimum": 0
     },
     "link_weight_broken": {
      "type": "integer",
      "minimum": 0
     },
     "link_weight_warned": {
      "type": "integer",
      "minimum": 0,
      "description": "Weight of ok targets with a warning, before the factor 0.25."
     },
     "internal_broken": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "CrawlProgress": {
    "type": "object",
    "required": [
     "pages_crawled",
     "targets_found",
     "targets_checked",
     "broken"
    ],
    "properties": {
     "pages_crawled": {
      "type": "integer",
      "minimum": 0
     },
     "targets_found": {
      "type": "integer",
      "minimum": 0
     },
     "targets_checked": {
      "type": "integer",
      "minimum": 0
     },
     "broken": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "CrawlIssues": {
    "type": "object",
    "description": "Issues of the domain by their outcome in this crawl. Ignored issues are not counted.",
    "required": [
     "new",
     "fixed",
     "reopened",
     "persisting",
     "inconclusive"
    ],
    "properties": {
     "new": {
      "type": "integer",
      "minimum": 0,
      "description": "Nobody knew of them."
     },
     "fixed": {
      "type": "integer",
      "minimum": 0,
      "description": "They were checked again and are no more."
     },
     "reopened": {
      "type": "integer",
      "minimum": 0,
      "description": "They were fixed and are there again."
     },
     "persisting": {
      "type": "integer",
      "minimum": 0,
      "description": "They are still there."
     },
     "inconclusive": {
      "type": "integer",
      "minimum": 0,
      "description": "The crawl could not check them again, so they stay as they were."
     }
    }
   },
   "Crawl": {
    "type": "object",
    "required": [
     "id",
     "domain_id",
     "domain",
     "state",
     "trigger",
     "url",
     "max_pages",
     "depth_limit",
     "truncated",
     "error",
     "error_code",
     "stats",
     "progress",
     "health_score",
     "health_status",
     "score_version",
     "score_inputs",
     "issues",
     "response_time_ms",
     "first_byte_ms",
     "request_headers_held_back",
     "trapped_pages",
     "cut_pages",
     "rendering",
     "severity",
     "queued_at",
     "started_at",
     "finished_at",
     "duration_seconds",
     "results_expire_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain": {
      "type": "string",
      "description": "Hostname."
     },
     "state": {
      "$ref": "#/components/schemas/CrawlState"
     },
     "trigger": {
      "$ref": "#/components/schemas/CrawlTrigger"
     },
     "url": {
      "type": "string",
      "description": "Start URL: `https://` and the hostname, or `http://` once the crawl has begun on a server that does not speak TLS."
     },
     "max_pages": {
      "type": "integer"
     },
     "depth_limit": {
      "type": "integer"
     },
     "truncated": {
      "type": "boolean",
      "description": "A limit cut the crawl short."
     },
     "error": {
      "type": [
       "string",
       "null"
      ]
     },
     "error_code": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlErrorCode"
       },
       {
        "type": "null"
       }
      ]
     },
     "stats": {
      "description": "Once the crawl has completed.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlStats"
       },
       {
        "type": "null"
       }
      ]
     },
     "progress": {
      "$ref": "#/components/schemas/CrawlProgress"
     },
     "health_score": {
      "$ref": "#/components/schemas/HealthScore"
     },
     "health_status": {
      "$ref": "#/components/schemas/HealthStatus"
     },
     "score_version": {
      "type": [
       "integer",
       "null"
      ]
     },
     "score_inputs": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ScoreInputs"
       },
       {
        "type": "null"
       }
      ]
     },
     "issues": {
      "description": "Outcomes of the issues of the domain, once the crawl has ended; null for a crawl that never began.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlIssues"
       },
       {
        "type": "null"
       }
      ]
     },
     "response_time_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average load time of its pages; null until it has ended."
     },
     "first_byte_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average time to first byte of its pages; null until it has ended."
     },
     "request_headers_held_back": {
      "type": "boolean",
      "description": "The domain has request headers, and some of the site was requested without them, because that would have been\nwithout encryption: see `request_headers_over_http` of the settings. False until the crawl has ended.\n"
     },
     "trapped_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that were left out as a trap: only pages like them link to them, and the last of these repeated each other, as\nsession ids and filters make them without end. Their links have the reason `trap`. 0 until the crawl has ended.\n"
     },
     "cut_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that were read in part, because they are larger than the server reads or have more links than it takes: see\n`links_truncated` of pages. 0 until the crawl has ended.\n"
     },
     "rendering": {
      "description": "Rendering of its pages; null for a crawl that renders none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlRendering"
       },
       {
        "type": "null"
       }
      ]
     },
     "severity": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Severity"
       },
       {
        "type": "null"
       }
      ]
     },
     "queued_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "started_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "duration_seconds": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "description": "Time spent crawling, by a monotonic clock. The time between a suspension and the resumption does not count."
     },
     "results_expire_at": {
      "description": "When pages, links and findings are deleted, by the plan, or earlier where newer crawls need the room of the domain;\na later request for them gets 410 `results_expired`. Null until the crawl has ended, and for a crawl that never began.\n",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    },
    "examples": [
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
    ]
   },
   "CrawlRendering": {
    "type": "object",
    "description": "Numbers are 0 until the crawl has ended.",
    "required": [
     "choice",
     "browser_worked",
     "pages",
     "rendered_pages",
     "failed_pages",
     "failures",
     "script_links",
     "seconds"
    ],
    "properties": {
     "choice": {
      "type": "string",
      "enum": [
       "auto",
       "on"
      ]
     },
     "browser_worked": {
      "type": "boolean",
      "description": "False: the server had no browser that it could use, so all pages were read as they are sent."
     },
     "pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that the crawl read."
     },
     "rendered_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that were rendered."
     },
     "failed_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that could not be rendered. They were checked as they were sent."
     },
     "failures": {
      "type": "array",
      "description": "The same by reason, the most frequent first.",
      "items": {
       "type": "object",
       "required": [
        "reason",
        "pages"
       ],
       "properties": {
        "reason": {
         "$ref": "#/components/schemas/RenderFailure"
        },
        "pages": {
         "type": "integer",
         "minimum": 1
        }
       }
      }
     },
     "script_links": {
      "type": "integer",
      "minimum": 0,
      "description": "Unique targets to which only links lead that scripts add: those with `seen=rendered`."
     },
     "seconds": {
      "type": "number",
      "minimum": 0,
      "description": "Time of all pages in the browser. Several may be there at once."
     }
    },
    "examples": [
     {
      "choice": "on",
      "browser_worked": true,
      "pages": 52,
      "rendered_pages": 40,
      "failed_pages": 2,
      "failures": [
       {
        "reason": "timeout",
        "pages": 2
       }
      ],
      "script_links": 131,
      "seconds": 44.2
     }
    ]
   },
   "RenderFailure": {
    "type": "string",
    "description": "Open set. `timeout`: the scripts of the page did not come to an end. `crashed`, `memory`: its process ended, or took too much.\n`limit`: the page is too large. `browser`: the browser did not work.\n",
    "x-extensible-enum": [
     "timeout",
     "crashed",
     "memory",
     "limit",
     "browser"
    ]
   },
   "SeenLink": {
    "type": [
     "string",
     "null"
    ],
    "description": "Where the links are: `raw`, in the page as it was sent; `rendered`, only where its scripts add them; `both`. Null where\nthe page was not rendered.\n",
    "enum": [
     "raw",
     "rendered",
     "both",
     null
    ]
   },
   "CrawlList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Crawl"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "CrawlStart": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "max_pages": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000
     },
     "depth_limit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    }
   },
   "FindingSeverity": {
    "type": "string",
    "enum": [
     "error",
     "warning",
     "notice"
    ]
   },
   "Finding": {
    "type": "object",
    "required": [
     "code",
     "severity",
     "detail"
    ],
    "properties": {
     "code": {
      "type": "string",
      "description": "Open set."
     },
     "severity": {
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "detail": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "CrawlFinding": {
    "type": "object",
    "required": [
     "target_id",
     "page_url",
     "code",
     "severity",
     "detail",
     "title",
     "how_to_fix"
    ],
    "properties": {
     "target_id": {
      "type": "integer"
     },
     "page_url": {
      "type": "string",
      "description": "The page, or the URL that a sitemap lists."
     },
     "code": {
      "type": "string",
      "description": "Open set."
     },
     "severity": {
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "description": "What exactly; a number with its unit or a URL."
     },
     "title": {
      "type": "string",
      "description": "One sentence for people."
     },
     "how_to_fix": {
      "type": "string"
     }
    },
    "examples": [
     {
      "target_id": 1,
      "page_url": "https://example.com/",
      "code": "title_missing",
      "severity": "error",
      "detail": null,
      "title": "The page has no title.",
      "how_to_fix": "Add a title element that says what the page is about."
     }
    ]
   },
   "FindingCount": {
    "type": "object",
    "required": [
     "code",
     "severity",
     "count",
     "title",
     "how_to_fix"
    ],
    "properties": {
     "code": {
      "type": "string",
      "description": "Open set."
     },
     "severity": {
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "count": {
      "type": "integer",
      "minimum": 1,
      "description": "Pages."
     },
     "title": {
      "type": "string",
      "description": "One sentence for people."
     },
     "how_to_fix": {
      "type": "string"
     }
    },
    "examples": [
     {
      "code": "title_missing",
      "severity": "error",
      "count": 3,
      "title": "The page has no title.",
      "how_to_fix": "Give the page a title element that says what it is about."
     }
    ]
   },
   "FindingCountList": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/FindingCount"
      }
     }
    }
   },
   "IssueStateCounts": {
    "type": "object",
    "required": [
     "new",
     "still_open",
     "fixed",
     "ignored",
     "complete"
    ],
    "properties": {
     "new": {
      "type": "integer",
      "minimum": 0,
      "description": "Open issues that the last crawl found or found again."
     },
     "still_open": {
      "type": "integer",
      "minimum": 0,
      "description": "Other open issues."
     },
     "fixed": {
      "type": "integer",
      "minimum": 0
     },
     "ignored": {
      "type": "integer",
      "minimum": 0
     },
     "complete": {
      "type": "boolean",
      "description": "False: a state has more issues than were counted."
     }
    },
    "examples": [
     {
      "new": 2,
      "still_open": 9,
      "fixed": 31,
      "ignored": 4,
      "complete": true
     }
    ]
   },
   "CrawlFindingList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CrawlFinding"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "Page": {
    "type": "object",
    "required": [
     "target_id",
     "url",
     "status_code",
     "depth",
     "title",
     "bytes",
     "response_time_ms",
     "first_byte_ms",
     "internal_links",
     "external_links",
     "broken_links",
     "links_truncated",
     "rendered",
     "render_failure",
     "render_ms",
     "findings"
    ],
    "properties": {
     "target_id": {
      "type": "integer"
     },
     "url": {
      "type": "string"
     },
     "status_code": {
      "type": "integer"
     },
     "depth": {
      "type": "integer",
      "description": "Clicks from the start page."
     },
     "title": {
      "type": [
       "string",
       "null"
      ]
     },
     "bytes": {
      "type": "integer",
      "description": "Decoded size of the HTML that was read."
     },
     "response_time_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Load time: from sending the request to the last byte of the HTML that was read. It excludes the time in which the crawler itself delayed the transfer. Null for pages of versions that measured only the first byte."
     },
     "first_byte_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "From sending the request to the headers of the response."
     },
     "internal_links": {
      "type": "integer",
      "description": "Occurrences."
     },
     "external_links": {
      "type": "integer",
      "description": "Occurrences that lead to other hosts over http or https."
     },
     "broken_links": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Unique broken targets that the page links to, ignored ones too: as many as listCrawlLinks has with the `target_id` of the page as `page` and `verdict=broken`. Counted when the crawl ends. Null until then, and for pages of versions that did not count them."
     },
     "links_truncated": {
      "type": "boolean",
      "description": "Links may be missing: the page has more than the server takes, its crawl had as many different URLs as it may have and the\npage names new ones, or it was not read to its end, because it is too large or came too slowly.\n"
     },
     "rendered": {
      "type": [
       "string",
       "null"
      ],
      "description": "Whether its scripts were run; if so, title, links and findings are those after that. `failed`: it was checked as it was sent.\nNull in crawls that render no pages.\n",
      "enum": [
       "yes",
       "no",
       "failed",
       null
      ]
     },
     "render_failure": {
      "description": "Why it could not be rendered.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/RenderFailure"
       },
       {
        "type": "null"
       }
      ]
     },
     "render_ms": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Time in the browser."
     },
     "findings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      }
     }
    },
    "examples": [
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
    ]
   },
   "PageList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Page"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "Verdict": {
    "type": "string",
    "description": "ok; broken; suspect (failed once, and may pass on the recheck of the same crawl); unverifiable (the response\ndoes not say);\nnot_checked. Only ok and broken count in the score.\n",
    "enum": [
     "ok",
     "broken",
     "suspect",
     "unverifiable",
     "not_checked"
    ]
   },
   "VerdictCounts": {
    "type": "object",
    "required": [
     "ok",
     "broken",
     "suspect",
     "unverifiable",
     "not_checked",
     "reasons"
    ],
    "properties": {
     "ok": {
      "type": "integer",
      "minimum": 0
     },
     "broken": {
      "type": "integer",
      "minimum": 0
     },
     "suspect": {
      "type": "integer",
      "minimum": 0
     },
     "unverifiable": {
      "type": "integer",
      "minimum": 0
     },
     "not_checked": {
      "type": "integer",
      "minimum": 0
     },
     "reasons": {
      "type": "array",
      "description": "Every reason that a target has, those that most targets have first.",
      "items": {
       "$ref": "#/components/schemas/ReasonCount"
      }
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "ReasonCount": {
    "type": "object",
    "required": [
     "reason",
     "count"
    ],
    "properties": {
     "reason": {
      "$ref": "#/components/schemas/VerdictReason"
     },
     "count": {
      "type": "integer",
      "minimum": 1
     }
    }
   },
   "VerdictFilter": {
    "type": "string",
    "description": "A verdict, or `any` of them.",
    "enum": [
     "ok",
     "broken",
     "suspect",
     "unverifiable",
     "not_checked",
     "any"
    ]
   },
   "TargetLocation": {
    "type": "string",
    "description": "internal, on the site; external, elsewhere.",
    "enum": [
     "internal",
     "external"
    ]
   },
   "PageSort": {
    "type": "string",
    "description": "discovery, as the crawl found them; load_time, the slowest first; size, the largest first; broken_links, those\nwith the most broken links first. Pages whose load time is not known are not in the order by load time, and those\nof versions that did not count broken links are not in the order by these.\n",
    "enum": [
     "discovery",
     "load_time",
     "size",
     "broken_links"
    ]
   },
   "PageProblem": {
    "type": "string",
    "description": "broken_links, the page links to broken targets; findings, page checks found something on it; any, either of\nthese.\n",
    "enum": [
     "any",
     "broken_links",
     "findings"
    ]
   },
   "VerdictReason": {
    "type": "string",
    "description": "Open set.",
    "x-extensible-enum": [
     "ok",
     "not_found",
     "gone",
     "client_error",
     "server_error",
     "timeout",
     "connection_refused",
     "connection_reset",
     "dns_error",
     "dns_not_found",
     "tls_error",
     "redirect_loop",
     "too_many_redirects",
     "fragment_missing",
     "wrong_type",
     "protocol_error",
     "needs_login",
     "blocked",
     "rate_limited",
     "address_refused",
     "fragment_unverifiable",
     "robots_disallowed",
     "excluded",
     "page_limit",
     "link_limit",
     "scheme",
     "url_too_long",
     "placeholder",
     "invalid_url",
     "trap",
     "form",
     "interrupted"
    ]
   },
   "TargetWarning": {
    "type": "string",
    "description": "Open set.",
    "x-extensible-enum": [
     "redirect_permanent",
     "redirect_chain",
     "redirect_without_target",
     "soft_404",
     "wrong_image_type",
     "body_damaged",
     "tls_chain_incomplete",
     "mixed_content",
     "private_address"
    ]
   },
   "RedirectHop": {
    "type": "object",
    "required": [
     "url",
     "status_code",
     "location"
    ],
    "properties": {
     "url": {
      "type": "string"
     },
     "status_code": {
      "type": "integer"
     },
     "location": {
      "type": "string"
     }
    }
   },
   "Occurrence": {
    "type": "object",
    "description": "Where a page holds the link.",
    "required": [
     "page_url",
     "kind",
     "line",
     "text",
     "region",
     "fragment",
     "count",
     "more_places",
     "seen"
    ],
    "properties": {
     "page_url": {
      "type": "string",
      "description": "The page, stylesheet or manifest; the URL that redirects for `redirect`, the sitemap for `sitemap`."
     },
     "kind": {
      "type": "string",
      "description": "Open set: a, img, script, stylesheet, redirect, sitemap, ..."
     },
     "line": {
      "type": "integer",
      "description": "1-based; 0 when it came from a header, a redirect or the pages of a sitemap."
     },
     "text": {
      "type": "string",
      "description": "Anchor or alt text."
     },
     "region": {
      "type": "string",
      "enum": [
       "header",
       "nav",
       "main",
       "footer",
       "other"
      ]
     },
     "fragment": {
      "type": [
       "string",
       "null"
      ],
      "description": "As it stands in the URL, percent-encoded, without `#`; null when there is none."
     },
     "count": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of these links on the page."
     },
     "more_places": {
      "type": "array",
      "maxItems": 24,
      "description": "Other lines of the page with the same link. Further ones are only counted.",
      "items": {
       "type": "object",
       "required": [
        "line",
        "text"
       ],
       "properties": {
        "line": {
         "type": "integer"
        },
        "text": {
         "type": "string"
        }
       }
      }
     },
     "seen": {
      "$ref": "#/components/schemas/SeenLink"
     }
    },
    "examples": [
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
    ]
   },
   "OccurrenceList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Occurrence"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "TlsFault": {
    "type": "string",
    "description": "Open set. `incomplete_chain`: the certificate is right, but the server does not send the whole chain. Browsers\nfetch the rest, so it is a warning unless the request failed. `no_tls`: the server does not speak TLS on this\nport.\n",
    "x-extensible-enum": [
     "expired",
     "not_yet_valid",
     "wrong_host",
     "self_signed",
     "incomplete_chain",
     "untrusted",
     "no_tls",
     "handshake"
    ]
   },
   "TlsEvidence": {
    "type": "object",
    "description": "The certificate that the server presented. Without one (`no_tls`, `handshake`) the other members are null or empty.",
    "required": [
     "fault",
     "issuer",
     "valid_to",
     "names"
    ],
    "properties": {
     "fault": {
      "$ref": "#/components/schemas/TlsFault"
     },
     "issuer": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 253,
      "description": "Common name of the issuer, else its organization."
     },
     "valid_to": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "names": {
      "type": "array",
      "maxItems": 10,
      "description": "Host names and addresses that the certificate is for, the first 10.",
      "items": {
       "type": "string",
       "maxLength": 253
      }
     }
    },
    "examples": [
     {
      "fault": "wrong_host",
      "issuer": "Example CA",
      "valid_to": "2027-01-01T00:00:00.000Z",
      "names": [
       "shop.example.net"
      ]
     }
    ]
   },
   "Target": {
    "type": "object",
    "required": [
     "id",
     "url",
     "internal",
     "verdict",
     "reason",
     "status_code",
     "detail",
     "tls",
     "redirects",
     "final_url",
     "warnings",
     "method",
     "checked_at",
     "first_byte_ms",
     "found_on_pages",
     "seen",
     "found_on",
     "issue"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "description": "Number of the target within the crawl."
     },
     "url": {
      "type": "string"
     },
     "internal": {
      "type": "boolean"
     },
     "verdict": {
      "$ref": "#/components/schemas/Verdict"
     },
     "reason": {
      "$ref": "#/components/schemas/VerdictReason"
     },
     "status_code": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Last HTTP status seen."
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "description": "The fault, as a sentence for people."
     },
     "tls": {
      "description": "What is wrong with the certificate or the secure connection; null when nothing is.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/TlsEvidence"
       },
       {
        "type": "null"
       }
      ]
     },
     "redirects": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RedirectHop"
      }
     },
     "final_url": {
      "type": [
       "string",
       "null"
      ]
     },
     "warnings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TargetWarning"
      }
     },
     "method": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the last request: GET or HEAD. Null when none was sent."
     },
     "checked_at": {
      "description": "When the verdict was given. Null for missing fragments, which are judged when the crawl ends.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "first_byte_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "From sending the last request to the headers of its response; links are checked without their bodies. Load times are in `Page`."
     },
     "found_on_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Number of pages that hold it."
     },
     "seen": {
      "description": "The same for all links to it. Null until the crawl has ended.",
      "$ref": "#/components/schemas/SeenLink"
     },
     "found_on": {
      "type": "array",
      "description": "The first 10 occurrences.",
      "items": {
       "$ref": "#/components/schemas/Occurrence"
      }
     },
     "issue": {
      "description": "Of a broken target, the issue of its URL as it is now. Null for other verdicts, and where there is none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/TargetIssue"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "examples": [
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
     },
     {
      "id": 8,
      "url": "https://partner.example.net/",
      "internal": false,
      "verdict": "broken",
      "reason": "tls_error",
      "status_code": null,
      "detail": "The certificate expired on 2026-11-01.",
      "tls": {
       "fault": "expired",
       "issuer": "Example CA",
       "valid_to": "2026-11-01T12:00:00.000Z",
       "names": [
        "partner.example.net"
       ]
      },
      "redirects": [],
      "final_url": null,
      "warnings": [],
      "method": "HEAD",
      "checked_at": "2026-11-12T09:00:14.000Z",
      "first_byte_ms": null,
      "found_on_pages": 1,
      "seen": null,
      "found_on": [
       {
        "page_url": "https://example.com/",
        "kind": "a",
        "line": 51,
        "text": "Our partner",
        "region": "footer",
        "fragment": null,
        "count": 1,
        "more_places": [],
        "seen": null
       }
      ],
      "issue": null
     }
    ]
   },
   "TargetIssue": {
    "type": "object",
    "required": [
     "id",
     "state",
     "ignored"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "state": {
      "$ref": "#/components/schemas/IssueState"
     },
     "ignored": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueIgnored"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "TargetList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Target"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "NotificationChannel": {
    "type": "string",
    "enum": [
     "email",
     "slack",
     "discord",
     "teams",
     "telegram",
     "ntfy",
     "generic_webhook"
    ]
   },
   "NotificationKind": {
    "type": "string",
    "description": "Open set.",
    "x-extensible-enum": [
     "broken_links",
     "crawl_completed",
     "crawl_failed",
     "crawls_failing",
     "crawls_recovered",
     "webhook_disabled",
     "certificate_ending",
     "ownership_lost",
     "summary",
     "test"
    ]
   },
   "NotificationState": {
    "type": "string",
    "description": "`pending` until it is `sent`, or `failed` after its last attempt or 3 days. `canceled`: its recipient or channel\nwas removed before.\n",
    "enum": [
     "pending",
     "sent",
     "failed",
     "canceled"
    ]
   },
   "MailAddress": {
    "type": "string",
    "description": "ASCII without quotes; write an international domain in its xn-- form.",
    "minLength": 6,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$"
   },
   "ChannelStatus": {
    "type": "object",
    "required": [
     "ready",
     "reason",
     "detail",
     "last_sent_at",
     "last_error",
     "last_error_at",
     "used_by"
    ],
    "properties": {
     "ready": {
      "type": "boolean",
      "description": "Whether the channel is set up. Whether it works shows `last_sent_at`: null until a message has arrived at the mail server or the chat, and earlier than `last_error_at` while it fails."
     },
     "reason": {
      "description": "Why not.",
      "type": [
       "string",
       "null"
      ],
      "x-extensible-enum": [
       "no_mail_server",
       "no_recipients",
       "no_target",
       null
      ]
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "description": "The reason in a sentence that says what to do."
     },
     "last_sent_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the latest attempt that failed. Mail addresses in it are hidden from API keys."
     },
     "last_error_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "used_by": {
      "$ref": "#/components/schemas/ChannelUse"
     }
    }
   },
   "ChannelUse": {
    "type": "object",
    "description": "Numbers of domains whose settings send something through the channel, whether it is set up or not.",
    "required": [
     "domains",
     "results",
     "failures"
    ],
    "properties": {
     "domains": {
      "type": "integer",
      "minimum": 0,
      "description": "All domains of the account."
     },
     "results": {
      "type": "integer",
      "minimum": 0,
      "description": "Domains that send results of crawls: `email_alerts`, `slack_notifications` or `chat_notifications`."
     },
     "failures": {
      "type": "integer",
      "minimum": 0,
      "description": "Domains that send alerts: `failure_alerts`."
     }
    },
    "examples": [
     {
      "domains": 12,
      "results": 3,
      "failures": 12
     }
    ]
   },
   "EmailSettings": {
    "type": "object",
    "required": [
     "recipients",
     "status"
    ],
    "properties": {
     "recipients": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "status": {
      "$ref": "#/components/schemas/ChannelStatus"
     }
    }
   },
   "ChatSettings": {
    "type": "object",
    "required": [
     "target_hint",
     "status"
    ],
    "properties": {
     "target_hint": {
      "type": [
       "string",
       "null"
      ],
      "description": "Host and last four characters of the secret part of the target. The secret itself is never shown. Null when no target is set."
     },
     "status": {
      "$ref": "#/components/schemas/ChannelStatus"
     }
    }
   },
   "NotificationSettings": {
    "type": "object",
    "required": [
     "time_zone",
     "language",
     "quiet_hours",
     "summaries",
     "email",
     "slack",
     "discord",
     "teams",
     "telegram",
     "ntfy",
     "generic_webhook"
    ],
    "properties": {
     "time_zone": {
      "type": "string",
      "description": "IANA time zone of the quiet hours, of summaries, and of times in mails, in their reports and on share pages, such as `Europe/Berlin`. At first that of who made the account."
     },
     "language": {
      "description": "Of chat messages, of reports in mails, and of mails to who is no member. Members get mails in their own language.",
      "$ref": "#/components/schemas/Language"
     },
     "quiet_hours": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/QuietHours"
       },
       {
        "type": "null"
       }
      ]
     },
     "summaries": {
      "$ref": "#/components/schemas/SummarySettings"
     },
     "email": {
      "$ref": "#/components/schemas/EmailSettings"
     },
     "slack": {
      "$ref": "#/components/schemas/ChatSettings"
     },
     "discord": {
      "$ref": "#/components/schemas/ChatSettings"
     },
     "teams": {
      "$ref": "#/components/schemas/ChatSettings"
     },
     "telegram": {
      "$ref": "#/components/schemas/ChatSettings"
     },
     "ntfy": {
      "$ref": "#/components/schemas/ChatSettings"
     },
     "generic_webhook": {
      "$ref": "#/components/schemas/ChatSettings"
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "NotificationSettingsUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "email_recipients": {
      "type": "array",
      "maxItems": 10,
      "description": "Replaces all; empty for no mail.",
      "items": {
       "$ref": "#/components/schemas/MailAddress"
      }
     },
     "slack": {
      "description": "A Slack incoming webhook, or a server that takes the same, such as Mattermost or Rocket.Chat; null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ChatWebhook"
       },
       {
        "type": "null"
       }
      ]
     },
     "discord": {
      "description": "A webhook of a Discord channel; null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ChatWebhook"
       },
       {
        "type": "null"
       }
      ]
     },
     "teams": {
      "description": "A webhook of a Microsoft Teams workflow; null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ChatWebhook"
       },
       {
        "type": "null"
       }
      ]
     },
     "telegram": {
      "description": "A Telegram bot and the chat that it writes to; null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/TelegramChat"
       },
       {
        "type": "null"
       }
      ]
     },
     "ntfy": {
      "description": "A topic of an ntfy server; null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/TokenTarget"
       },
       {
        "type": "null"
       }
      ]
     },
     "generic_webhook": {
      "description": "A server that takes the message as JSON, unsigned; null for none. For programs, webhooks are signed.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/TokenTarget"
       },
       {
        "type": "null"
       }
      ]
     },
     "time_zone": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "description": "IANA time zone of the quiet hours, of summaries, and of times in mails, in their reports and on share pages, such as `Europe/Berlin`."
     },
     "language": {
      "description": "Of chat messages, of reports in mails, and of mails to who is no member. Default: that of the person who changes\nthese settings first, otherwise `en`.\n",
      "$ref": "#/components/schemas/Language"
     },
     "quiet_hours": {
      "description": "Null for none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/QuietHours"
       },
       {
        "type": "null"
       }
      ]
     },
     "summaries": {
      "$ref": "#/components/schemas/SummarySettingsUpdate"
     }
    }
   },
   "QuietHours": {
    "type": "object",
    "description": "Mails and chat messages that become due between `from` and `to`, in the time zone, wait until `to`. Tests,\nsummaries and mails to people do not wait. If `from` is later than `to`, the time spans midnight.\n",
    "additionalProperties": false,
    "required": [
     "from",
     "to"
    ],
    "properties": {
     "from": {
      "$ref": "#/components/schemas/ClockTime"
     },
     "to": {
      "$ref": "#/components/schemas/ClockTime"
     }
    }
   },
   "ClockTime": {
    "type": "string",
    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    "examples": [
     "22:00"
    ]
   },
   "SummarySettings": {
    "type": "object",
    "required": [
     "hour",
     "day_of_week",
     "when_nothing_changed",
     "attachment"
    ],
    "properties": {
     "hour": {
      "type": "integer",
      "minimum": 0,
      "maximum": 23,
      "description": "The hour in the time zone at which summaries go out: daily ones each day, weekly ones on `day_of_week`, monthly ones on the first. Default 8."
     },
     "day_of_week": {
      "$ref": "#/components/schemas/Weekday"
     },
     "when_nothing_changed": {
      "$ref": "#/components/schemas/WhenNothingChanged"
     },
     "attachment": {
      "$ref": "#/components/schemas/SummaryAttachment"
     }
    }
   },
   "SummarySettingsUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "hour": {
      "type": "integer",
      "minimum": 0,
      "maximum": 23
     },
     "day_of_week": {
      "$ref": "#/components/schemas/Weekday"
     },
     "when_nothing_changed": {
      "$ref": "#/components/schemas/WhenNothingChanged"
     },
     "attachment": {
      "$ref": "#/components/schemas/SummaryAttachment"
     }
    }
   },
   "Weekday": {
    "type": "string",
    "description": "The day of weekly summaries. Default `monday`.",
    "enum": [
     "monday",
     "tuesday",
     "wednesday",
     "thursday",
     "friday",
     "saturday",
     "sunday"
    ]
   },
   "WhenNothingChanged": {
    "type": "string",
    "description": "`send`: a mail of one line, so that a missing mail means trouble. `skip`: no mail. Default `send`.",
    "enum": [
     "send",
     "skip"
    ]
   },
   "SummaryAttachment": {
    "type": "string",
    "description": "`pdf`: a report of the period is attached for each of the first three domains of a summary, as long as the files\nfit into the limit of the operator (5 MB by default); the mail links to the others. `none`: no report is made.\nDefault `pdf`.\n",
    "enum": [
     "pdf",
     "none"
    ]
   },
   "ChatWebhook": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "$ref": "#/components/schemas/ChatUrl"
     }
    }
   },
   "TokenTarget": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "$ref": "#/components/schemas/ChatUrl"
     },
     "token": {
      "type": "string",
      "description": "Sent as `Authorization: Bearer`. Never shown again.",
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^[\\x21-\\x7e]+$"
     }
    }
   },
   "TelegramChat": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "bot_token",
     "chat_id"
    ],
    "properties": {
     "bot_token": {
      "type": "string",
      "description": "The token that BotFather gave. Never shown again.",
      "maxLength": 128,
      "pattern": "^[0-9]+:[A-Za-z0-9_-]+$"
     },
     "chat_id": {
      "type": "string",
      "description": "Number of the chat or `@name` of a public channel.",
      "maxLength": 64,
      "pattern": "^(-?[0-9]+|@[A-Za-z][A-Za-z0-9_]+)$"
     },
     "api_url": {
      "description": "Server of the Bot API; leave it out for that of Telegram.",
      "$ref": "#/components/schemas/ChatUrl"
     }
    }
   },
   "ChatUrl": {
    "type": "string",
    "description": "A secret, never shown again. https, and reachable like the URL of a webhook.",
    "minLength": 1,
    "maxLength": 2048
   },
   "NotificationTest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "channel"
    ],
    "properties": {
     "channel": {
      "$ref": "#/components/schemas/NotificationChannel"
     }
    }
   },
   "Notification": {
    "type": "object",
    "required": [
     "id",
     "channel",
     "kind",
     "recipient",
     "subject",
     "domain_id",
     "crawl_id",
     "webhook_id",
     "state",
     "attempts",
     "next_attempt_at",
     "last_attempt_at",
     "last_error",
     "created_at",
     "finished_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "channel": {
      "$ref": "#/components/schemas/NotificationChannel"
     },
     "kind": {
      "$ref": "#/components/schemas/NotificationKind"
     },
     "recipient": {
      "type": [
       "string",
       "null"
      ],
      "description": "The mail address; null for chats, and for API keys, which cannot read members."
     },
     "subject": {
      "type": "string",
      "description": "Subject of the mail or first line of the message."
     },
     "domain_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "crawl_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "webhook_id": {
      "description": "With `webhook_disabled`, the endpoint.",
      "$ref": "#/components/schemas/NullableId"
     },
     "state": {
      "$ref": "#/components/schemas/NotificationState"
     },
     "attempts": {
      "type": "integer",
      "minimum": 0,
      "description": "Made so far."
     },
     "next_attempt_at": {
      "description": "When a pending notification is due; null while an attempt is under way, and once it has ended.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_attempt_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Error of the latest attempt; null when it was sent. Mail addresses in it are hidden from API keys."
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    },
    "examples": [
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
   "NotificationList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Notification"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "NotificationTestResult": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Notification"
      }
     }
    }
   },
   "EventType": {
    "type": "string",
    "description": "Open set.",
    "x-extensible-enum": [
     "crawl.started",
     "crawl.completed",
     "crawl.failed",
     "broken_links.found",
     "test"
    ]
   },
   "SubscribableEventType": {
    "type": "string",
    "description": "`test` goes out on request only and cannot be chosen.",
    "enum": [
     "crawl.started",
     "crawl.completed",
     "crawl.failed",
     "broken_links.found"
    ]
   },
   "EventTypeList": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "type",
        "description",
        "subscribable"
       ],
       "properties": {
        "type": {
         "$ref": "#/components/schemas/EventType"
        },
        "description": {
         "type": "string"
        },
        "subscribable": {
         "type": "boolean"
        }
       }
      }
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "Webhook": {
    "type": "object",
    "required": [
     "id",
     "url",
     "description",
     "events",
     "domain_ids",
     "enabled",
     "disabled_reason",
     "failing_since",
     "over_plan_limit",
     "secret_hint",
     "previous_secret_expires_at",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "url": {
      "type": "string"
     },
     "description": {
      "type": "string"
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EventType"
      }
     },
     "domain_ids": {
      "description": "Domains whose events it receives; null means all of the account, later ones included.",
      "type": [
       "array",
       "null"
      ],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "enabled": {
      "type": "boolean"
     },
     "disabled_reason": {
      "type": [
       "string",
       "null"
      ],
      "x-extensible-enum": [
       "manual",
       "gone",
       "failing",
       null
      ],
      "description": "gone: it answered all attempts of a delivery with 410. failing: for 5 days every attempt failed, and at least 10 deliveries were given up. manual: somebody disabled it."
     },
     "failing_since": {
      "description": "When the first failed attempt after the last success began. Null if the last attempt succeeded, or if there\nwas none since the endpoint was enabled. It does not change the ETag.\n",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "over_plan_limit": {
      "type": "boolean",
      "description": "The account has more endpoints than its plan allows, and this is one of the newest. Nothing is sent to it,\nand its deliveries are recorded as skipped. It receives events again when an older endpoint is deleted or\nthe plan allows more.\n"
     },
     "secret_hint": {
      "type": "string",
      "description": "First characters of the signing secret."
     },
     "previous_secret_expires_at": {
      "description": "Until then requests are also signed with the secret before the last rotation; null when there is none.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "updated_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "examples": [
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
    ]
   },
   "WebhookWithSecret": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Webhook"
     },
     {
      "type": "object",
      "required": [
       "secret"
      ],
      "properties": {
       "secret": {
        "type": "string",
        "description": "`whsec_…`; no other response has it.",
        "examples": [
         "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
        ]
       }
      }
     }
    ]
   },
   "WebhookList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Webhook"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "WebhookCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "events"
    ],
    "properties": {
     "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "description": "https (http only where the operator allows it), resolving to public addresses."
     },
     "description": {
      "type": "string",
      "maxLength": 255,
      "description": "Characters that nobody sees are removed."
     },
     "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 4,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/SubscribableEventType"
      }
     },
     "domain_ids": {
      "description": "Default null, all domains.",
      "type": [
       "array",
       "null"
      ],
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "WebhookUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048
     },
     "description": {
      "type": "string",
      "maxLength": 255,
      "description": "Characters that nobody sees are removed."
     },
     "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 4,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/SubscribableEventType"
      }
     },
     "domain_ids": {
      "type": [
       "array",
       "null"
      ],
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "enabled": {
      "type": "boolean"
     }
    }
   },
   "WebhookSecretRotation": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "grace_seconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 604800,
      "description": "How long requests are signed with the old secret too, default 86400 (a day); 0 ends it at once."
     },
     "force": {
      "type": "boolean",
      "description": "Default false. Rotate even during the grace of an earlier rotation; the oldest secret ends at once."
     }
    }
   },
   "DeliveryState": {
    "type": "string",
    "description": "pending (waits for its next attempt), delivered, failed (the fourth attempt failed), skipped (not sent, see\n`skipped_reason`), canceled (the endpoint's subscription ended before it was sent).\n",
    "enum": [
     "pending",
     "delivered",
     "failed",
     "skipped",
     "canceled"
    ]
   },
   "Attempt": {
    "type": "object",
    "required": [
     "number",
     "started_at",
     "status_code",
     "response_time_ms",
     "response_body",
     "error",
     "url",
     "signature"
    ],
    "properties": {
     "number": {
      "type": "integer",
      "minimum": 1,
      "maximum": 4
     },
     "started_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "status_code": {
      "type": [
       "integer",
       "null"
      ]
     },
     "response_time_ms": {
      "type": "integer",
      "minimum": 0
     },
     "response_body": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000,
      "description": "First 1,000 characters."
     },
     "error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the attempt failed."
     },
     "url": {
      "type": "string",
      "description": "The URL that it was sent to."
     },
     "signature": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 255,
      "description": "The value of `X-Service-Signature`, new for each attempt. With it, anybody who has the secret can verify the\n`body` of the delivery. Null when the attempt could not be signed.\n"
     }
    }
   },
   "Delivery": {
    "type": "object",
    "required": [
     "id",
     "webhook_id",
     "event",
     "crawl_id",
     "domain_id",
     "state",
     "skipped_reason",
     "retry_count",
     "next_attempt_at",
     "created_at",
     "finished_at",
     "attempts"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "webhook_id": {
      "$ref": "#/components/schemas/Id"
     },
     "event": {
      "$ref": "#/components/schemas/EventType"
     },
     "crawl_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "domain_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "state": {
      "$ref": "#/components/schemas/DeliveryState"
     },
     "skipped_reason": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "webhook_disabled",
       "over_plan_limit",
       "account_suspended",
       null
      ],
      "description": "Why a skipped delivery was not sent, or not sent again: the endpoint was disabled, it was over the plan's\nnumber of endpoints, or an operator had suspended the account. Null in every other state.\n"
     },
     "retry_count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 3
     },
     "next_attempt_at": {
      "description": "When a pending delivery is due; null while an attempt is under way, and once it has ended.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "attempts": {
      "type": "array",
      "maxItems": 4,
      "items": {
       "$ref": "#/components/schemas/Attempt"
      }
     }
    },
    "examples": [
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
    ]
   },
   "DeliveryWithBody": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Delivery"
     },
     {
      "type": "object",
      "required": [
       "body"
      ],
      "properties": {
       "body": {
        "type": "string",
        "description": "The exact bytes that are signed and sent.",
        "examples": [
         "{\"event\":\"test\",\"timestamp\":\"2026-01-05T09:00:31.000Z\",\"data\":{\"message\":\"This is a test of your webhook endpoint.\",\"webhook_id\":\"0190f3a0-0000-7000-8000-000000000003\"}}"
        ]
       }
      }
     }
    ]
   },
   "DeliveryList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Delivery"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "EmailAddress": {
    "type": "string",
    "minLength": 3,
    "maxLength": 254,
    "pattern": "^[^@\\s]+@[^@\\s]+$",
    "examples": [
     "ada@example.com"
    ],
    "description": "Compared without regard to letter case."
   },
   "Password": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128,
    "description": "Any characters. A password that is easy to guess, for example because it is common or contains the name or the\naddress, is refused with `weak_password`.\n"
   },
   "Name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "description": "One line. Spaces around it are removed, and something that can be seen must be left. A character that nobody sees (a\ncontrol, a mark that changes the direction of text, a space without width) is refused with `invalid_setting`.\n",
    "examples": [
     "My team"
    ]
   },
   "ShortName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "description": "As `Name`.",
    "examples": [
     "For the agency"
    ]
   },
   "Language": {
    "type": "string",
    "enum": [
     "en",
     "de"
    ],
    "description": "A language that texts for readers are in."
   },
   "Locale": {
    "type": "string",
    "minLength": 2,
    "maxLength": 35,
    "pattern": "^[A-Za-z0-9-]+$",
    "description": "BCP 47 language tag, for example `en-GB`.",
    "examples": [
     "en-GB"
    ]
   },
   "ChosenLocale": {
    "description": "The language of a person. null: none was chosen. The dashboard is then in that of the browser; mails are in that of the notification settings of the account, and mails about the person's own sign-in are in English.",
    "type": [
     "string",
     "null"
    ],
    "minLength": 2,
    "maxLength": 35,
    "pattern": "^[A-Za-z0-9-]+$",
    "examples": [
     "en-GB"
    ]
   },
   "ChosenTimeZone": {
    "description": "The time zone of a person. null: none was chosen. The dashboard then has times in that of the browser, and reports that name no zone have that of the notification settings of the account.",
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 64,
    "examples": [
     "Europe/Berlin"
    ]
   },
   "Role": {
    "type": "string",
    "description": "owner: may do everything. admin: may do everything except delete the account and invite, change or remove\nowners. member: may do what their grants say.\n",
    "enum": [
     "owner",
     "admin",
     "member"
    ]
   },
   "User": {
    "type": "object",
    "description": "A person who can sign in.",
    "required": [
     "id",
     "email",
     "name",
     "time_zone",
     "locale",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "name": {
      "type": "string"
     },
     "time_zone": {
      "$ref": "#/components/schemas/ChosenTimeZone"
     },
     "locale": {
      "$ref": "#/components/schemas/ChosenLocale"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "updated_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "examples": [
     {
      "id": "0190f3a0-0000-7000-8000-000000000005",
      "email": "ada@example.com",
      "name": "Ada",
      "time_zone": "Europe/Berlin",
      "locale": "en",
      "created_at": "2026-01-02T09:00:00.000Z",
      "updated_at": "2026-01-02T09:00:00.000Z"
     }
    ]
   },
   "UserUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "time_zone": {
      "$ref": "#/components/schemas/ChosenTimeZone"
     },
     "locale": {
      "$ref": "#/components/schemas/ChosenLocale"
     }
    }
   },
   "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "current_password",
     "new_password"
    ],
    "properties": {
     "current_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
     },
     "new_password": {
      "$ref": "#/components/schemas/Password"
     }
    }
   },
   "AccountMembership": {
    "type": "object",
    "description": "An account that the person belongs to.",
    "required": [
     "id",
     "name",
     "plan",
     "role"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "examples": [
       "My team"
      ]
     },
     "plan": {
      "$ref": "#/components/schemas/PlanName"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     }
    }
   },
   "SetUp": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "account_name",
     "email",
     "name"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "The part of the set-up link after `#`."
     },
     "account_name": {
      "$ref": "#/components/schemas/Name"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "password": {
      "description": "Required. If people sign in with identity providers only, leave it out.",
      "$ref": "#/components/schemas/Password"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TimeZone"
     },
     "locale": {
      "$ref": "#/components/schemas/Locale"
     }
    }
   },
   "SignInMethods": {
    "type": "object",
    "required": [
     "password",
     "providers",
     "password_reset",
     "sign_up",
     "needs_set_up"
    ],
    "properties": {
     "password": {
      "type": "boolean",
      "description": "People may sign in with e-mail and password."
     },
     "providers": {
      "type": "array",
      "description": "Identity providers with which people may sign in, in the order of the configuration.",
      "items": {
       "$ref": "#/components/schemas/SignInProvider"
      }
     },
     "password_reset": {
      "type": "boolean",
      "description": "The server mails links to choose a new password."
     },
     "sign_up": {
      "type": "string",
      "enum": [
       "off",
       "invite",
       "open"
      ],
      "description": "Who may become a user, as `LINKVITALS_SIGNUP` says. off: people whom the operator adds or an owner invites. invite: also people whom an administrator invites. open: everybody."
     },
     "needs_set_up": {
      "type": "boolean",
      "description": "The server has no account yet; the set-up link in its log makes the first."
     }
    }
   },
   "ProviderId": {
    "type": "string",
    "description": "Id of an identity provider in the configuration of the server.",
    "minLength": 1,
    "maxLength": 64,
    "examples": [
     "company"
    ]
   },
   "ReturnPath": {
    "type": "string",
    "description": "A path on this server with its query; an address elsewhere is refused.",
    "minLength": 1,
    "maxLength": 1024,
    "default": "/",
    "examples": [
     "/domains"
    ]
   },
   "SignInProvider": {
    "type": "object",
    "required": [
     "id",
     "name",
     "start_path"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/ProviderId"
     },
     "name": {
      "type": "string",
      "description": "For the button.",
      "examples": [
       "Company SSO"
      ]
     },
     "start_path": {
      "type": "string",
      "description": "Where the browser goes; `return_to` may be added.",
      "examples": [
       "/api/v1/oidc/company/start"
      ]
     }
    }
   },
   "Identity": {
    "type": "object",
    "description": "A user of an identity provider, linked to a person of this server.",
    "required": [
     "id",
     "provider_id",
     "provider_name",
     "email",
     "created_at",
     "last_used_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "provider_id": {
      "description": "Null when the provider is not configured any more.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ProviderId"
       },
       {
        "type": "null"
       }
      ]
     },
     "provider_name": {
      "type": "string",
      "description": "The issuer if the provider is not configured any more.",
      "examples": [
       "Company SSO"
      ]
     },
     "email": {
      "description": "The address that the provider gave last.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/EmailAddress"
       },
       {
        "type": "null"
       }
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_used_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "IdentityList": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Identity"
      }
     }
    }
   },
   "IdentityLink": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "provider_id"
    ],
    "properties": {
     "provider_id": {
      "$ref": "#/components/schemas/ProviderId"
     },
     "return_to": {
      "$ref": "#/components/schemas/ReturnPath"
     }
    }
   },
   "IdentityLinkStart": {
    "type": "object",
    "required": [
     "authorization_url"
    ],
    "properties": {
     "authorization_url": {
      "type": "string",
      "format": "uri",
      "examples": [
       "https://login.example.com/authorize?client_id=linkvitals"
      ]
     }
    }
   },
   "SignIn": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
     },
     "code": {
      "$ref": "#/components/schemas/OneTimeCode"
     },
     "recovery_code": {
      "$ref": "#/components/schemas/RecoveryCode"
     }
    }
   },
   "Reauthentication": {
    "type": "object",
    "description": "The password, or a passkey; a one-time code where the person has no password.",
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
     },
     "passkey": {
      "description": "The credential that the browser made from the options of `startReauthentication`.",
      "$ref": "#/components/schemas/PasskeyAssertion"
     },
     "code": {
      "$ref": "#/components/schemas/OneTimeCode"
     }
    }
   },
   "OneTimeCode": {
    "type": "string",
    "pattern": "^\\d{6}$",
    "description": "Six digits of an authenticator app. Each code works once.",
    "examples": [
     "492039"
    ]
   },
   "RecoveryCode": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "description": "One of the ten recovery codes, in place of a one-time code. Each works once. Letter case, spaces and hyphens do not matter.",
    "examples": [
     "k3vq-7wza-2mfx-p5hd"
    ]
   },
   "SignInFactors": {
    "type": "object",
    "description": "The ways in which the person can sign in.",
    "required": [
     "password",
     "totp",
     "recovery_codes",
     "passkeys"
    ],
    "properties": {
     "password": {
      "type": "boolean",
      "description": "The person has a password."
     },
     "totp": {
      "type": "boolean",
      "description": "Sign-in with the password also needs a one-time code or a recovery code."
     },
     "recovery_codes": {
      "type": "integer",
      "minimum": 0,
      "description": "Recovery codes that are left."
     },
     "passkeys": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "TotpSetup": {
    "type": "object",
    "required": [
     "secret",
     "uri",
     "qr_svg"
    ],
    "properties": {
     "secret": {
      "type": "string",
      "description": "Base32, for an app that cannot scan.",
      "examples": [
       "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      ]
     },
     "uri": {
      "type": "string",
      "description": "The content of the QR code.",
      "examples": [
       "otpauth://totp/Linkvitals:ada%40example.com?issuer=Linkvitals&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      ]
     },
     "qr_svg": {
      "type": "string",
      "description": "The QR code as an SVG image, black on white.",
      "examples": [
       "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
      ]
     }
    }
   },
   "TotpConfirmation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "$ref": "#/components/schemas/OneTimeCode"
     }
    }
   },
   "RecoveryCodes": {
    "type": "object",
    "required": [
     "recovery_codes"
    ],
    "properties": {
     "recovery_codes": {
      "type": "array",
      "description": "Keep them away from the device with the authenticator app.",
      "items": {
       "$ref": "#/components/schemas/RecoveryCode"
      }
     }
    }
   },
   "Base64Url": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "Bytes as base64url without padding.",
    "examples": [
     "q83vEjRWeJCrze8SNFZ4kA"
    ]
   },
   "PasskeyName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "description": "Name that the person gave it. As `Name`.",
    "examples": [
     "Laptop"
    ]
   },
   "PasskeyTransport": {
    "type": "string",
    "description": "How a browser reaches the authenticator, in the words of WebAuthn.",
    "x-extensible-enum": [
     "ble",
     "cable",
     "hybrid",
     "internal",
     "nfc",
     "smart-card",
     "usb"
    ]
   },
   "PasskeyDescriptor": {
    "type": "object",
    "description": "A passkey that the person has.",
    "required": [
     "id",
     "type",
     "transports"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "type": {
      "type": "string",
      "const": "public-key"
     },
     "transports": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PasskeyTransport"
      }
     }
    }
   },
   "PasskeyRelyingParty": {
    "type": "object",
    "description": "This server, by the host of its public URL.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "examples": [
       "links.example.com"
      ]
     },
     "name": {
      "type": "string",
      "examples": [
       "Linkvitals"
      ]
     }
    }
   },
   "PasskeyUser": {
    "type": "object",
    "required": [
     "id",
     "name",
     "displayName"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "name": {
      "type": "string",
      "description": "The e-mail address.",
      "examples": [
       "ada@example.com"
      ]
     },
     "displayName": {
      "type": "string",
      "examples": [
       "Ada"
      ]
     }
    }
   },
   "PasskeyAlgorithm": {
    "type": "object",
    "required": [
     "type",
     "alg"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "public-key"
     },
     "alg": {
      "type": "integer",
      "description": "COSE number of a signature algorithm."
     }
    }
   },
   "PasskeyAuthenticatorSelection": {
    "type": "object",
    "required": [
     "residentKey",
     "requireResidentKey",
     "userVerification"
    ],
    "properties": {
     "residentKey": {
      "type": "string",
      "const": "required"
     },
     "requireResidentKey": {
      "type": "boolean",
      "const": true
     },
     "userVerification": {
      "type": "string",
      "const": "required"
     }
    }
   },
   "PasskeyCreationOptions": {
    "type": "object",
    "description": "For `PublicKeyCredential.parseCreationOptionsFromJSON()` of a browser. Names of members are those of WebAuthn Level 3,\nsection 5.1.9.\n",
    "required": [
     "rp",
     "user",
     "challenge",
     "pubKeyCredParams",
     "timeout",
     "excludeCredentials",
     "authenticatorSelection",
     "attestation"
    ],
    "properties": {
     "rp": {
      "$ref": "#/components/schemas/PasskeyRelyingParty"
     },
     "user": {
      "$ref": "#/components/schemas/PasskeyUser"
     },
     "challenge": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "pubKeyCredParams": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PasskeyAlgorithm"
      }
     },
     "timeout": {
      "type": "integer",
      "description": "Milliseconds."
     },
     "excludeCredentials": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PasskeyDescriptor"
      }
     },
     "authenticatorSelection": {
      "$ref": "#/components/schemas/PasskeyAuthenticatorSelection"
     },
     "attestation": {
      "type": "string",
      "const": "none"
     }
    }
   },
   "PasskeyRequestOptions": {
    "type": "object",
    "description": "For `PublicKeyCredential.parseRequestOptionsFromJSON()` of a browser. Names of members are those of WebAuthn Level 3,\nsection 5.1.10.\n",
    "required": [
     "rpId",
     "challenge",
     "timeout",
     "allowCredentials",
     "userVerification"
    ],
    "properties": {
     "rpId": {
      "type": "string",
      "examples": [
       "links.example.com"
      ]
     },
     "challenge": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "timeout": {
      "type": "integer",
      "description": "Milliseconds."
     },
     "allowCredentials": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PasskeyDescriptor"
      }
     },
     "userVerification": {
      "type": "string",
      "const": "required"
     }
    }
   },
   "PasskeyRegistration": {
    "type": "object",
    "description": "`toJSON()` of the result of `navigator.credentials.create()` (WebAuthn Level 3, RegistrationResponseJSON).\nMembers that are\nnot listed are ignored.\n",
    "propertyNames": {
     "type": "string",
     "pattern": "^(?!__proto__$)"
    },
    "required": [
     "id",
     "rawId",
     "type",
     "response"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400
     },
     "rawId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400
     },
     "type": {
      "type": "string",
      "const": "public-key"
     },
     "response": {
      "type": "object",
      "propertyNames": {
       "type": "string",
       "pattern": "^(?!__proto__$)"
      },
      "required": [
       "clientDataJSON",
       "attestationObject"
      ],
      "properties": {
       "clientDataJSON": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4096
       },
       "attestationObject": {
        "type": "string",
        "minLength": 1,
        "maxLength": 16384,
        "pattern": "^[A-Za-z0-9_-]+$"
       },
       "transports": {
        "type": "array",
        "maxItems": 10,
        "items": {
         "type": "string",
         "maxLength": 32
        }
       }
      }
     }
    }
   },
   "PasskeyAssertion": {
    "type": "object",
    "description": "`toJSON()` of the result of `navigator.credentials.get()` (WebAuthn Level 3, AuthenticationResponseJSON). Members that are\nnot listed are ignored.\n",
    "propertyNames": {
     "type": "string",
     "pattern": "^(?!__proto__$)"
    },
    "required": [
     "id",
     "rawId",
     "type",
     "response"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400
     },
     "rawId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400
     },
     "type": {
      "type": "string",
      "const": "public-key"
     },
     "response": {
      "type": "object",
      "propertyNames": {
       "type": "string",
       "pattern": "^(?!__proto__$)"
      },
      "required": [
       "clientDataJSON",
       "authenticatorData",
       "signature"
      ],
      "properties": {
       "clientDataJSON": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4096
       },
       "authenticatorData": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4096
       },
       "signature": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4096
       },
       "userHandle": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 128
       }
      }
     }
    }
   },
   "PasskeyCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "response"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PasskeyName"
     },
     "response": {
      "$ref": "#/components/schemas/PasskeyRegistration"
     }
    }
   },
   "PasskeyUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PasskeyName"
     }
    }
   },
   "PasskeySignIn": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "response"
    ],
    "properties": {
     "response": {
      "$ref": "#/components/schemas/PasskeyAssertion"
     }
    }
   },
   "Passkey": {
    "type": "object",
    "required": [
     "id",
     "name",
     "synced",
     "created_at",
     "last_used_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "$ref": "#/components/schemas/PasskeyName"
     },
     "synced": {
      "type": "boolean",
      "description": "A password manager keeps it on several devices."
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_used_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "PasskeyList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Passkey"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "SessionUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "account_id"
    ],
    "properties": {
     "account_id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "Session": {
    "type": "object",
    "required": [
     "id",
     "user",
     "factors",
     "account",
     "accounts",
     "can_create_account",
     "created_at",
     "authenticated_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "user": {
      "$ref": "#/components/schemas/User"
     },
     "factors": {
      "$ref": "#/components/schemas/SignInFactors"
     },
     "account": {
      "description": "The account of the requests of this session; null when the person belongs to none.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/AccountMembership"
       },
       {
        "type": "null"
       }
      ]
     },
     "accounts": {
      "type": "array",
      "description": "Every account of the person, by name.",
      "items": {
       "$ref": "#/components/schemas/AccountMembership"
      }
     },
     "can_create_account": {
      "type": "boolean",
      "description": "The person may make an account of their own with createOwnAccount."
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "authenticated_at": {
      "description": "When the person last proved who they are.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "expires_at": {
      "description": "When it ends at the latest; it also ends after 14 days without a request.",
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "SessionEntry": {
    "type": "object",
    "required": [
     "id",
     "current",
     "device",
     "address",
     "created_at",
     "last_used_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "current": {
      "type": "boolean",
      "description": "It is the session of this request."
     },
     "device": {
      "type": "string",
      "description": "User agent of the last use, at most 255 characters.",
      "examples": [
       "Mozilla/5.0 (X11; Linux x86_64)"
      ]
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "description": "IP address of the last use."
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_used_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "expires_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "SessionList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SessionEntry"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "Scope": {
    "type": "string",
    "description": "What an API key may do; `x-scope` of an operation names the one that it needs.",
    "enum": [
     "domains:read",
     "domains:write",
     "crawls:read",
     "crawls:write",
     "webhooks:read",
     "webhooks:write",
     "reports:read",
     "reports:write",
     "account:read",
     "account:write"
    ]
   },
   "ApiKey": {
    "type": "object",
    "required": [
     "id",
     "name",
     "hint",
     "scopes",
     "domain_ids",
     "created_by",
     "created_at",
     "expires_at",
     "last_used_at",
     "revoked_at",
     "replaced_by"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string"
     },
     "hint": {
      "type": "string",
      "description": "The first and last characters of the key."
     },
     "scopes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Scope"
      }
     },
     "domain_ids": {
      "description": "The domains that it is limited to; null, all domains of the account.",
      "type": [
       "array",
       "null"
      ],
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "created_by": {
      "description": "The person who made it, or rotated another key to it; null: a command made it, or the person is no member any more.",
      "anyOf": [
       {
        "type": "object",
        "required": [
         "id",
         "name"
        ],
        "properties": {
         "id": {
          "$ref": "#/components/schemas/Id"
         },
         "name": {
          "type": "string",
          "examples": [
           "Ada Lovelace"
          ]
         }
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "expires_at": {
      "description": "When it stops working; null: never.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_used_at": {
      "description": "To the minute; null: never.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "revoked_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "replaced_by": {
      "description": "The key that it was rotated to.",
      "$ref": "#/components/schemas/NullableId"
     }
    },
    "examples": [
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
    ]
   },
   "ApiKeyWithSecret": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ApiKey"
     },
     {
      "type": "object",
      "required": [
       "key"
      ],
      "properties": {
       "key": {
        "type": "string",
        "description": "`lv_…`; no other response has it.",
        "examples": [
         "lv_0000000000000000000000000000000AbCdEf"
        ]
       }
      }
     }
    ]
   },
   "ApiKeyList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ApiKey"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "ApiKeyCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "scopes"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "scopes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/Scope"
      }
     },
     "domain_ids": {
      "description": "Default null, all domains.",
      "type": [
       "array",
       "null"
      ],
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "expires_at": {
      "description": "Default null, never; otherwise in the future.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "ApiKeyUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     }
    }
   },
   "ApiKeyRotation": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "overlap_seconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 604800,
      "description": "How long the old key works on, default 86400 (a day); 0 ends it at once."
     }
    }
   },
   "AuditAction": {
    "type": "string",
    "description": "The kind of object and the change. Open set.",
    "x-extensible-enum": [
     "account.created",
     "account.updated",
     "account.plan_changed",
     "account.suspended",
     "account.resumed",
     "api_key.created",
     "api_key.updated",
     "api_key.rotated",
     "api_key.revoked",
     "domain.created",
     "domain.updated",
     "domain.deleted",
     "invitation.created",
     "invitation.resent",
     "invitation.revoked",
     "invitation.accepted",
     "member.updated",
     "member.removed",
     "member.left",
     "member.factors_removed",
     "notification_settings.updated",
     "report.created",
     "report.deleted",
     "issue.updated",
     "issue.ignored",
     "issue.reopened",
     "issues.changed",
     "fixes.mailed",
     "issue_rule.created",
     "issue_rule.updated",
     "issue_rule.deleted",
     "share_link.created",
     "share_link.updated",
     "share_link.revoked",
     "badge.created",
     "badge.deleted",
     "branding.updated",
     "webhook.created",
     "webhook.updated",
     "webhook.deleted",
     "webhook.secret_rotated",
     "webhook.secret_grace_ended"
    ]
   },
   "AuditEntry": {
    "type": "object",
    "required": [
     "id",
     "at",
     "actor",
     "address",
     "action",
     "subject",
     "before",
     "after"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "actor": {
      "type": "object",
      "required": [
       "kind",
       "id",
       "name"
      ],
      "properties": {
       "kind": {
        "type": "string",
        "enum": [
         "person",
         "api-key",
         "operator",
         "schedule"
        ]
       },
       "id": {
        "type": "string",
        "description": "Id of the person or key.",
        "examples": [
         "0190f3a0-0000-7000-8000-000000000005"
        ]
       },
       "name": {
        "type": "string",
        "description": "Address of the person or name of the key, as it was then. A key may be named like a person: `kind` says which it is.",
        "examples": [
         "ada@example.com"
        ]
       }
      }
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "description": "IP address that the request came from."
     },
     "action": {
      "$ref": "#/components/schemas/AuditAction"
     },
     "subject": {
      "description": "The object that was changed; null: the account itself.",
      "anyOf": [
       {
        "type": "object",
        "required": [
         "id",
         "name"
        ],
        "properties": {
         "id": {
          "type": "string",
          "examples": [
           "0190f3a0-0000-7000-8000-000000000001"
          ]
         },
         "name": {
          "type": "string",
          "examples": [
           "example.com"
          ]
         }
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "before": {
      "type": [
       "object",
       "null"
      ],
      "description": "The members that changed, with their old values; null when the object is new or deleted.",
      "additionalProperties": true
     },
     "after": {
      "type": [
       "object",
       "null"
      ],
      "description": "The same members with their new values. A secret is shown in part only, so it may look as before. Then `new_url`, `new_request_headers`, `new_targets`, `new_logo` or `new_password` says that it has changed.",
      "additionalProperties": true
     }
    },
    "examples": [
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
    ]
   },
   "AuditLog": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AuditEntry"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "Right": {
    "type": "string",
    "description": "What a member may do on a domain. Every grant includes `view`.",
    "enum": [
     "view",
     "crawl",
     "edit",
     "delete"
    ]
   },
   "Grant": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "domain_id",
     "rights"
    ],
    "properties": {
     "domain_id": {
      "description": "A domain of the account; null, all domains present and future.",
      "$ref": "#/components/schemas/NullableId"
     },
     "rights": {
      "type": "array",
      "minItems": 1,
      "maxItems": 4,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/Right"
      }
     }
    }
   },
   "Grants": {
    "type": "array",
    "maxItems": 500,
    "description": "What a member may do, one entry for each domain. Without grants a member sees no domain. Owners and administrators have no grants: they may do everything on all domains.",
    "items": {
     "$ref": "#/components/schemas/Grant"
    }
   },
   "Member": {
    "type": "object",
    "required": [
     "user_id",
     "name",
     "email",
     "role",
     "grants",
     "joined_at",
     "last_used_at"
    ],
    "properties": {
     "user_id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "grants": {
      "$ref": "#/components/schemas/Grants"
     },
     "joined_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_used_at": {
      "description": "When the person last used this account, to a minute; null, never.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    },
    "examples": [
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
    ]
   },
   "MemberList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Member"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "MemberUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "description": "Members that are left out keep their value. A person who gets the role owner or administrator loses their grants. A person who gets the role member has the grants of this request.",
    "properties": {
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "grants": {
      "$ref": "#/components/schemas/Grants"
     }
    }
   },
   "InvitationCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "role"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "grants": {
      "$ref": "#/components/schemas/Grants"
     }
    }
   },
   "Invitation": {
    "type": "object",
    "required": [
     "id",
     "email",
     "role",
     "grants",
     "invited_by",
     "created_at",
     "sent_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "grants": {
      "$ref": "#/components/schemas/Grants"
     },
     "invited_by": {
      "type": [
       "string",
       "null"
      ],
      "description": "Name of the person who invited; null: they do not exist any more.",
      "examples": [
       "Ada Lovelace"
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "sent_at": {
      "description": "When the present link was made.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "expires_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "InvitationList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Invitation"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "InvitationSent": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Invitation"
     },
     {
      "type": "object",
      "required": [
       "email_sent",
       "link"
      ],
      "properties": {
       "email_sent": {
        "type": "boolean",
        "description": "The link is on its way by mail."
       },
       "link": {
        "type": [
         "string",
         "null"
        ],
        "description": "The link, if the server sends no mail. No other response has it. Pass it on to the invited person and to nobody else.",
        "examples": [
         "https://links.example.com/invitation#4Zb0…"
        ]
       }
      }
     }
    ]
   },
   "InvitationToken": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "What stands behind `#` in the link."
     }
    }
   },
   "InvitationPreview": {
    "type": "object",
    "required": [
     "account_name",
     "email",
     "role",
     "invited_by",
     "expires_at"
    ],
    "properties": {
     "account_name": {
      "type": "string",
      "examples": [
       "My team"
      ]
     },
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "invited_by": {
      "type": [
       "string",
       "null"
      ],
      "description": "Name of the person who invited; null: they do not exist any more.",
      "examples": [
       "Ada Lovelace"
      ]
     },
     "expires_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "InvitationAcceptance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "What stands behind `#` in the link."
     },
     "name": {
      "description": "Required for a new person.",
      "$ref": "#/components/schemas/Name"
     },
     "password": {
      "description": "A new person chooses it; a person who is on the server already gives theirs. Leave it out with a session.",
      "type": "string",
      "minLength": 1,
      "maxLength": 128
     },
     "time_zone": {
      "$ref": "#/components/schemas/TimeZone"
     },
     "locale": {
      "$ref": "#/components/schemas/Locale"
     }
    }
   },
   "PlanName": {
    "type": "string",
    "enum": [
     "free",
     "solo",
     "pro",
     "agency"
    ]
   },
   "PlanLimits": {
    "type": "object",
    "description": "What the plan of the account allows on this server.",
    "required": [
     "domains",
     "max_pages",
     "depth_limit",
     "crawl_minutes",
     "fastest_schedule",
     "page_history_days",
     "crawls_at_once",
     "webhook_endpoints",
     "members",
     "api_keys",
     "rendering",
     "agency_features"
    ],
    "properties": {
     "domains": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Domains; null, no limit."
     },
     "max_pages": {
      "type": "integer",
      "description": "Pages of a crawl."
     },
     "depth_limit": {
      "type": "integer",
      "description": "Clicks from the start page that a crawl follows."
     },
     "crawl_minutes": {
      "type": "number",
      "description": "Minutes that a crawl may run."
     },
     "fastest_schedule": {
      "type": "string",
      "enum": [
       "hourly",
       "daily",
       "weekly",
       "monthly"
      ],
      "description": "Most frequent schedule."
     },
     "page_history_days": {
      "type": "integer",
      "description": "Days for which results of single pages and links are kept."
     },
     "crawls_at_once": {
      "type": "integer",
      "description": "Crawls that run at once."
     },
     "webhook_endpoints": {
      "type": "integer",
      "description": "Webhook endpoints."
     },
     "members": {
      "type": [
       "integer",
       "null"
      ],
      "description": "People, owners included; null, no limit."
     },
     "api_keys": {
      "type": "integer",
      "description": "API keys that work at a time."
     },
     "rendering": {
      "type": "boolean",
      "description": "Whether pages may be rendered, where the server has a browser."
     },
     "agency_features": {
      "type": "boolean",
      "description": "Whether the account has members, API keys, branding of reports, custom user agent and headers, IP ranges, and priority crawling."
     }
    }
   },
   "Account": {
    "type": "object",
    "required": [
     "id",
     "name",
     "plan",
     "limits",
     "created_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "examples": [
       "My team"
      ]
     },
     "plan": {
      "$ref": "#/components/schemas/PlanName"
     },
     "limits": {
      "$ref": "#/components/schemas/PlanLimits"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "examples": [
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
      "created_at": "2026-01-02T09:00:00.000Z"
     }
    ]
   },
   "AccountWithPlans": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Account"
     },
     {
      "type": "object",
      "required": [
       "plans",
       "rendering_unavailable"
      ],
      "properties": {
       "rendering_unavailable": {
        "type": [
         "string",
         "null"
        ],
        "description": "Why this server can render no pages; null: nothing is known that speaks against it. The plan must allow it besides."
       },
       "plans": {
        "type": "array",
        "description": "The plans of this server, the smallest first. `limits` of the account may differ from those of its plan.",
        "items": {
         "$ref": "#/components/schemas/Plan"
        }
       }
      }
     }
    ]
   },
   "Plan": {
    "type": "object",
    "required": [
     "name",
     "limits"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PlanName"
     },
     "limits": {
      "$ref": "#/components/schemas/PlanLimits"
     }
    },
    "examples": [
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
   "NewOwnAccount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     }
    }
   },
   "AccountUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     }
    }
   },
   "Usage": {
    "type": "object",
    "required": [
     "used",
     "limit"
    ],
    "properties": {
     "used": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       3
      ]
     },
     "limit": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Null: no limit. Less than `used` after a move to a smaller plan.",
      "examples": [
       10
      ]
     }
    }
   },
   "AccountUsage": {
    "type": "object",
    "required": [
     "month",
     "domains",
     "urls_requested",
     "running_crawls",
     "webhook_endpoints",
     "members",
     "api_keys"
    ],
    "properties": {
     "month": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}$",
      "description": "The calendar month (UTC) of `urls_requested`.",
      "examples": [
       "2026-01"
      ]
     },
     "domains": {
      "$ref": "#/components/schemas/Usage"
     },
     "urls_requested": {
      "description": "URLs that crawls have requested this month, those of deleted domains included.",
      "$ref": "#/components/schemas/Usage"
     },
     "running_crawls": {
      "$ref": "#/components/schemas/Usage"
     },
     "webhook_endpoints": {
      "$ref": "#/components/schemas/Usage"
     },
     "members": {
      "description": "People of the account, its owner included.",
      "$ref": "#/components/schemas/Usage"
     },
     "api_keys": {
      "description": "Keys that are neither expired nor revoked.",
      "$ref": "#/components/schemas/Usage"
     }
    }
   },
   "MailRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     }
    }
   },
   "SignUpRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "locale": {
      "description": "Of the mail to an address that is not known yet. Default `en`.",
      "$ref": "#/components/schemas/Locale"
     }
    }
   },
   "MailRequested": {
    "type": "object",
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress",
      "description": "The address as it is stored: lower case, its domain in ASCII."
     }
    }
   },
   "MailedToken": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "description": "The part of the mailed link after `#`.",
    "examples": [
     "0a9BcD8eF7gH6iJ5kL4mN3oP2qR1sT0uV9wX8yZ7a6B"
    ]
   },
   "PasswordReset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "password"
    ],
    "properties": {
     "token": {
      "$ref": "#/components/schemas/MailedToken"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     }
    }
   },
   "EmailChangeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/EmailAddress"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "Required from people who have one."
     }
    }
   },
   "EmailChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "$ref": "#/components/schemas/MailedToken"
     }
    }
   },
   "SignUp": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "name",
     "password",
     "account_name"
    ],
    "properties": {
     "token": {
      "$ref": "#/components/schemas/MailedToken"
     },
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "account_name": {
      "$ref": "#/components/schemas/Name"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TimeZone"
     },
     "locale": {
      "$ref": "#/components/schemas/Locale"
     }
    }
   },
   "CustomLimits": {
    "type": "object",
    "description": "Limits of this account instead of those of its plan. For a member that is left out, the limit of the plan applies.",
    "additionalProperties": false,
    "properties": {
     "max_pages": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000000,
      "description": "Pages of a crawl."
     },
     "depth_limit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "description": "Clicks from the start page that a crawl follows."
     },
     "crawl_minutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10080,
      "description": "Minutes that a crawl may run."
     },
     "fastest_schedule": {
      "type": "string",
      "enum": [
       "hourly",
       "daily",
       "weekly",
       "monthly"
      ],
      "description": "Most frequent schedule."
     },
     "crawls_at_once": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "description": "Crawls that run at once."
     },
     "webhook_endpoints": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000,
      "description": "Webhook endpoints."
     },
     "members": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000,
      "description": "People, owners included; on a plan that has members."
     },
     "api_keys": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000,
      "description": "API keys that work at a time; on a plan that has keys."
     }
    }
   },
   "CustomLimitsUpdate": {
    "type": "object",
    "description": "Members that are left out keep their value; null: the limit of the plan again.",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "max_pages": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 10000000,
      "description": "Pages of a crawl."
     },
     "depth_limit": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000,
      "description": "Clicks from the start page that a crawl follows."
     },
     "crawl_minutes": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 10080,
      "description": "Minutes that a crawl may run."
     },
     "fastest_schedule": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "hourly",
       "daily",
       "weekly",
       "monthly",
       null
      ],
      "description": "Most frequent schedule."
     },
     "crawls_at_once": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 1000,
      "description": "Crawls that run at once."
     },
     "webhook_endpoints": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 10000,
      "description": "Webhook endpoints."
     },
     "members": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 1000000,
      "description": "People, owners included; on a plan that has members."
     },
     "api_keys": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 10000,
      "description": "API keys that work at a time; on a plan that has keys."
     }
    }
   },
   "AdminAccount": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Account"
     },
     {
      "type": "object",
      "required": [
       "custom_domain_limit",
       "custom_limits",
       "suspended_at"
      ],
      "properties": {
       "custom_domain_limit": {
        "type": [
         "integer",
         "null"
        ],
        "description": "Domains, instead of the plan's number; null, the plan's."
       },
       "custom_limits": {
        "$ref": "#/components/schemas/CustomLimits"
       },
       "suspended_at": {
        "$ref": "#/components/schemas/NullableTimestamp"
       }
      }
     }
    ]
   },
   "AdminAccountCreated": {
    "allOf": [
     {
      "$ref": "#/components/schemas/Account"
     },
     {
      "type": "object",
      "required": [
       "custom_domain_limit",
       "custom_limits",
       "suspended_at",
       "owner_link"
      ],
      "properties": {
       "custom_domain_limit": {
        "type": [
         "integer",
         "null"
        ],
        "description": "Domains, instead of the plan's number; null, the plan's."
       },
       "custom_limits": {
        "$ref": "#/components/schemas/CustomLimits"
       },
       "suspended_at": {
        "$ref": "#/components/schemas/NullableTimestamp"
       },
       "owner_link": {
        "type": [
         "string",
         "null"
        ],
        "description": "Link with which the owner chooses a password. No other response has it. Null when the person is on the server already.",
        "examples": [
         "https://links.example.com/reset-password#4Zb0…"
        ]
       }
      }
     }
    ]
   },
   "AdminAccountList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AdminAccount"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "AdminAccountCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "owner_email"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/Name"
     },
     "plan": {
      "description": "Default LINKVITALS_DEFAULT_PLAN.",
      "$ref": "#/components/schemas/PlanName"
     },
     "custom_domain_limit": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000
     },
     "custom_limits": {
      "$ref": "#/components/schemas/CustomLimits"
     },
     "owner_email": {
      "$ref": "#/components/schemas/EmailAddress"
     }
    }
   },
   "AdminAccountUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "plan": {
      "$ref": "#/components/schemas/PlanName"
     },
     "custom_domain_limit": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000,
      "description": "Null: the plan's number again."
     },
     "custom_limits": {
      "$ref": "#/components/schemas/CustomLimitsUpdate"
     },
     "suspended": {
      "type": "boolean"
     }
    }
   },
   "ReportFormat": {
    "type": "string",
    "description": "`pdf`: summary, what to fix first, and lists, for people. `html`: the same as one self-contained page. `csv`: every\nlink, page and finding, for spreadsheets. `json`: the same for programs.\n",
    "enum": [
     "pdf",
     "html",
     "csv",
     "json"
    ]
   },
   "ReportSection": {
    "type": "string",
    "description": "`links`: every target with its verdict. `pages`: every page that was read. `findings`: results of page checks.\n`issues`: faults across crawls, in their present state. `crawls`: the crawls of the period.\n",
    "enum": [
     "links",
     "pages",
     "findings",
     "issues",
     "crawls"
    ]
   },
   "ReportState": {
    "type": "string",
    "enum": [
     "queued",
     "running",
     "completed",
     "failed"
    ]
   },
   "ReportFile": {
    "type": "string",
    "format": "binary",
    "description": "Bytes of a report."
   },
   "CsvFile": {
    "type": "string",
    "description": "CSV (RFC 4180) in UTF-8 with a byte order mark, the names of the columns in the first line. Text that a spreadsheet could take for a formula begins with an apostrophe."
   },
   "ReportDocument": {
    "type": "object",
    "description": "A report in JSON, in the shapes of the other operations.",
    "properties": {
     "score_change": {
      "description": "Change of the score since the completed crawl before it; with a period, since the last completed crawl before the period. Null when there is no such crawl, or when the scores cannot be compared.",
      "anyOf": [
       {
        "type": "object",
        "required": [
         "crawl_id",
         "finished_at",
         "health_score",
         "points"
        ],
        "properties": {
         "crawl_id": {
          "$ref": "#/components/schemas/Id"
         },
         "finished_at": {
          "$ref": "#/components/schemas/Timestamp"
         },
         "health_score": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100,
          "description": "Of that crawl."
         },
         "points": {
          "type": "integer",
          "minimum": -100,
          "maximum": 100,
          "description": "Points by which the score is higher now; negative when it is lower."
         }
        }
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ReportCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "format"
    ],
    "properties": {
     "format": {
      "$ref": "#/components/schemas/ReportFormat"
     },
     "crawl_id": {
      "description": "Of the domain. Not together with a period.",
      "$ref": "#/components/schemas/Id"
     },
     "from": {
      "description": "Start of a period, inclusive; needs `to`.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "to": {
      "description": "End of the period, exclusive; at most 400 days after `from`.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "section": {
      "description": "With `csv`: one plain file of this section. Without it: all sections in a zip.",
      "$ref": "#/components/schemas/ReportSection"
     },
     "language": {
      "description": "Of PDF and HTML. Left out: the language that the person who makes the report has chosen; without one, and with an API\nkey, that of the notification settings. CSV and JSON are the same in all languages.\n",
      "$ref": "#/components/schemas/Language"
     },
     "time_zone": {
      "description": "Of the times in PDF and HTML. Left out: that which the person who makes the report has chosen; without one, and with an\nAPI key, that of the notification settings. CSV and JSON have times in UTC.\n",
      "$ref": "#/components/schemas/TimeZone"
     }
    },
    "examples": [
     {
      "format": "csv"
     }
    ]
   },
   "Report": {
    "type": "object",
    "required": [
     "id",
     "domain_id",
     "domain",
     "crawl_id",
     "from",
     "to",
     "format",
     "section",
     "language",
     "time_zone",
     "state",
     "progress",
     "error",
     "file",
     "created_at",
     "finished_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain": {
      "type": "string",
      "description": "Hostname."
     },
     "crawl_id": {
      "description": "The crawl that it is about.",
      "$ref": "#/components/schemas/Id"
     },
     "from": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "to": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "format": {
      "$ref": "#/components/schemas/ReportFormat"
     },
     "section": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ReportSection"
       },
       {
        "type": "null"
       }
      ]
     },
     "language": {
      "$ref": "#/components/schemas/Language"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TimeZone"
     },
     "state": {
      "$ref": "#/components/schemas/ReportState"
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Percent that is done."
     },
     "error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why it could not be made."
     },
     "file": {
      "description": "Null until it is made.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ReportFileFacts"
       },
       {
        "type": "null"
       }
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "expires_at": {
      "description": "When it is deleted. A report is kept as long as the plan keeps pages and links.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    },
    "examples": [
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
    ]
   },
   "ReportFileFacts": {
    "type": "object",
    "required": [
     "name",
     "content_type",
     "bytes",
     "sha256"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "content_type": {
      "type": "string",
      "description": "As getReportFile sends it."
     },
     "bytes": {
      "type": "integer",
      "minimum": 0
     },
     "sha256": {
      "type": "string",
      "pattern": "^[0-9a-f]{64}$",
      "examples": [
       "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      ]
     }
    }
   },
   "ReportList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Report"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "ShareLink": {
    "type": "object",
    "required": [
     "id",
     "domain_id",
     "name",
     "crawl_id",
     "language",
     "time_zone",
     "has_password",
     "expires_at",
     "last_used_at",
     "created_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Name that the account gave it.",
      "examples": [
       "For the agency"
      ]
     },
     "crawl_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": "The crawl that it shows; null for the newest completed one."
     },
     "language": {
      "description": "Of its page.",
      "$ref": "#/components/schemas/Language"
     },
     "time_zone": {
      "description": "Of the times on its page.",
      "$ref": "#/components/schemas/TimeZone"
     },
     "has_password": {
      "type": "boolean"
     },
     "expires_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_used_at": {
      "description": "When its report was last read, to the minute.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "ShareLinkWithUrl": {
    "description": "A share link just made.",
    "allOf": [
     {
      "$ref": "#/components/schemas/ShareLink"
     },
     {
      "type": "object",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "type": "string",
        "description": "Address of the report. Everybody who has it can read the report, unless the link has a password.",
        "examples": [
         "https://linkvitals.example/share/5Kd3NBUAdUnhyzenEwVL0y"
        ]
       }
      }
     }
    ]
   },
   "ShareLinkList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ShareLink"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "ShareLinkCreate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "crawl_id": {
      "type": "string",
      "format": "uuid",
      "description": "Show this completed crawl as long as its results are kept. Left out: the newest one."
     },
     "language": {
      "description": "Of its page. Left out: the language of the person who makes the link; with an API key that of the notification\nsettings.\n",
      "$ref": "#/components/schemas/Language"
     },
     "time_zone": {
      "description": "Of the times on its page. Left out: that which the person who makes the link has chosen; without one, and with an\nAPI key, that of the notification settings.\n",
      "$ref": "#/components/schemas/TimeZone"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "In the future. Left out: the link does not expire."
     },
     "password": {
      "$ref": "#/components/schemas/SharePassword"
     }
    }
   },
   "SharePassword": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128,
    "description": "Readers must enter it to open the link. No response shows it.",
    "examples": [
     "amber-lantern-52-moss"
    ]
   },
   "ShareLinkUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ShortName"
       },
       {
        "type": "null"
       }
      ]
     },
     "expires_at": {
      "description": "In the future; null: the link does not expire.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "password": {
      "description": "Null: nobody has to enter one.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/SharePassword"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "BadgeMetric": {
    "type": "string",
    "description": "Figure of the newest completed crawl that the badge shows.",
    "enum": [
     "health_score",
     "broken_links"
    ]
   },
   "Badge": {
    "type": "object",
    "required": [
     "metric",
     "created_at"
    ],
    "properties": {
     "metric": {
      "$ref": "#/components/schemas/BadgeMetric"
     },
     "created_at": {
      "description": "When it got its address.",
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "BadgeWithUrl": {
    "description": "A badge that just got its address.",
    "allOf": [
     {
      "$ref": "#/components/schemas/Badge"
     },
     {
      "type": "object",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "type": "string",
        "description": "Address of the image.",
        "examples": [
         "https://linkvitals.example/badge/5Kd3NBUAdUnhyzenEwVL0y.svg"
        ]
       }
      }
     }
    ]
   },
   "BadgeCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "metric"
    ],
    "properties": {
     "metric": {
      "$ref": "#/components/schemas/BadgeMetric"
     }
    }
   },
   "BadgeList": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Badge"
      }
     }
    }
   },
   "Branding": {
    "type": "object",
    "required": [
     "name",
     "colour",
     "logo",
     "applies",
     "updated_at"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ],
      "description": "In place of the name of the service."
     },
     "colour": {
      "type": [
       "string",
       "null"
      ],
      "description": "Accent colour.",
      "examples": [
       "#0b6e69"
      ]
     },
     "logo": {
      "type": [
       "string",
       "null"
      ],
      "description": "PNG as a `data:` URL.",
      "examples": [
       null
      ]
     },
     "applies": {
      "type": "boolean",
      "description": "Whether reports use it: the plan has `agency_features`."
     },
     "updated_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    },
    "examples": [
     {
      "name": "Acme Web Care",
      "colour": "#0b6e69",
      "logo": null,
      "applies": true,
      "updated_at": "2026-01-01T09:00:00.000Z"
     }
    ]
   },
   "BrandingUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "name": {
      "description": "Null removes it.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ShortName"
       },
       {
        "type": "null"
       }
      ]
     },
     "colour": {
      "description": "Choose a dark one. If it is too light for text on white, text is drawn darker. Null removes it.",
      "type": [
       "string",
       "null"
      ],
      "pattern": "^#[0-9a-f]{6}$"
     },
     "logo": {
      "description": "A PNG (2,000 pixels wide and high at most) or SVG file, base64, 256 KiB at most. `invalid_logo` when it cannot be\ndrawn. Null removes it.\n",
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 349528,
      "pattern": "^[A-Za-z0-9+/]+={0,2}$"
     }
    },
    "examples": [
     {
      "name": "Acme Web Care"
     }
    ]
   },
   "TargetChange": {
    "type": "string",
    "description": "new, broken in this crawl only; fixed, broken in the base only; still, broken in both.",
    "enum": [
     "new",
     "fixed",
     "still"
    ]
   },
   "ComparedState": {
    "type": "object",
    "description": "What a crawl saw of a target.",
    "required": [
     "target_id",
     "verdict",
     "reason",
     "status_code",
     "found_on_pages"
    ],
    "properties": {
     "target_id": {
      "type": "integer",
      "description": "Number of the target within the crawl."
     },
     "verdict": {
      "$ref": "#/components/schemas/Verdict"
     },
     "reason": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/VerdictReason"
       },
       {
        "type": "null"
       }
      ]
     },
     "status_code": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Last HTTP status seen."
     },
     "found_on_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Number of pages that hold it."
     }
    }
   },
   "ComparedTarget": {
    "type": "object",
    "required": [
     "url",
     "internal",
     "before",
     "after"
    ],
    "properties": {
     "url": {
      "type": "string"
     },
     "internal": {
      "type": "boolean"
     },
     "before": {
      "description": "In the base; null when it had no such target.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ComparedState"
       },
       {
        "type": "null"
       }
      ]
     },
     "after": {
      "description": "In this crawl; null when it had no such target: no page that it read has the link.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ComparedState"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "examples": [
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
    ]
   },
   "ComparedTargetList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComparedTarget"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "DomainIds": {
    "type": "string",
    "minLength": 36,
    "maxLength": 3699,
    "pattern": "^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$",
    "examples": [
     "0190f3a0-0000-7000-8000-000000000001"
    ]
   },
   "RecentCrawl": {
    "type": "object",
    "description": "A crawl that has ended. A failed or canceled crawl has no figures.",
    "required": [
     "crawl_id",
     "at",
     "state",
     "error_code",
     "health_score",
     "health_status",
     "broken_links"
    ],
    "properties": {
     "crawl_id": {
      "$ref": "#/components/schemas/Id"
     },
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "state": {
      "type": "string",
      "enum": [
       "completed",
       "failed",
       "canceled"
      ],
      "description": "`canceled`: before it began, or while it ran; then the code is `CANCELED`, and the crawl itself is `failed`."
     },
     "error_code": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlErrorCode"
       },
       {
        "type": "null"
       }
      ]
     },
     "health_score": {
      "$ref": "#/components/schemas/HealthScore"
     },
     "health_status": {
      "$ref": "#/components/schemas/HealthStatus"
     },
     "broken_links": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Unique broken targets."
     }
    }
   },
   "RecentCrawls": {
    "type": "object",
    "required": [
     "domain_id",
     "crawls"
    ],
    "properties": {
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "crawls": {
      "type": "array",
      "maxItems": 30,
      "items": {
       "$ref": "#/components/schemas/RecentCrawl"
      }
     }
    }
   },
   "RecentCrawlsList": {
    "type": "object",
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RecentCrawls"
      }
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "TrendSpan": {
    "type": "string",
    "enum": [
     "30d",
     "60d",
     "90d"
    ],
    "description": "The window ends at the time of the request, by the server's clock."
   },
   "TrendStep": {
    "type": "string",
    "enum": [
     "crawl",
     "day"
    ]
   },
   "SeverityCounts": {
    "type": "object",
    "description": "Open issues by severity. A broken link is one issue, however many pages hold it.",
    "required": [
     "error",
     "warning",
     "notice"
    ],
    "properties": {
     "error": {
      "type": "integer",
      "minimum": 0
     },
     "warning": {
      "type": "integer",
      "minimum": 0
     },
     "notice": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "TrendPoint": {
    "type": "object",
    "description": "Figures of a completed crawl.",
    "required": [
     "at",
     "date",
     "crawl_id",
     "crawls",
     "health_score",
     "score_version",
     "truncated",
     "total_urls",
     "pages_crawled",
     "broken_links",
     "issue_counts",
     "new_issues",
     "fixed_issues",
     "reopened_issues",
     "duration_seconds",
     "response_time_ms",
     "response_time_p95_ms"
    ],
    "properties": {
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day (UTC) of `at`."
     },
     "crawl_id": {
      "$ref": "#/components/schemas/Id"
     },
     "crawls": {
      "type": "integer",
      "minimum": 1,
      "description": "Completed crawls that the point stands for; more than 1 only with `by=day`."
     },
     "health_score": {
      "$ref": "#/components/schemas/HealthScore"
     },
     "score_version": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Scores of different versions are not compared."
     },
     "truncated": {
      "type": "boolean",
      "description": "A limit cut the crawl short."
     },
     "total_urls": {
      "type": "integer",
      "description": "Pages discovered, `total_pages` of the crawl."
     },
     "pages_crawled": {
      "type": "integer",
      "description": "Pages read."
     },
     "broken_links": {
      "type": "integer",
      "description": "Unique broken targets."
     },
     "issue_counts": {
      "$ref": "#/components/schemas/SeverityCounts"
     },
     "new_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "fixed_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "reopened_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "duration_seconds": {
      "type": "number",
      "minimum": 0
     },
     "response_time_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average page load time, from sending the request to the last byte of the document."
     },
     "response_time_p95_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "The load time that 95 of 100 pages did not exceed."
     }
    }
   },
   "ComparedIssues": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "description": "Issues of all crawls that the point or mark stands for; null when none of them was compared with earlier crawls."
   },
   "TrendMark": {
    "type": "object",
    "description": "A crawl that did not complete, and so has no figures. The issues that it settled are counted.",
    "required": [
     "at",
     "date",
     "crawl_id",
     "state",
     "error_code",
     "crawls",
     "new_issues",
     "fixed_issues",
     "reopened_issues"
    ],
    "properties": {
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day (UTC) of `at`."
     },
     "crawl_id": {
      "$ref": "#/components/schemas/Id"
     },
     "state": {
      "type": "string",
      "enum": [
       "failed",
       "canceled"
      ],
      "description": "`canceled`: before it began, or while it ran; then the code is `CANCELED`, and the crawl itself is `failed`."
     },
     "error_code": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CrawlErrorCode"
       },
       {
        "type": "null"
       }
      ]
     },
     "crawls": {
      "type": "integer",
      "minimum": 1,
      "description": "Crawls in this state that the mark stands for; more than 1 only with `by=day`, which shows the last."
     },
     "new_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "fixed_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "reopened_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     }
    }
   },
   "DomainTrends": {
    "type": "object",
    "required": [
     "domain_id",
     "window",
     "by",
     "time_zone",
     "from",
     "to",
     "complete",
     "points",
     "marks"
    ],
    "properties": {
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "window": {
      "$ref": "#/components/schemas/TrendSpan"
     },
     "by": {
      "$ref": "#/components/schemas/TrendStep"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TrendTimeZone"
     },
     "from": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "to": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "complete": {
      "type": "boolean",
      "description": "False when more than 2,500 crawls ended in the window: `by=crawl` then has the newest 2,500. `by=day` always has all."
     },
     "points": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TrendPoint"
      }
     },
     "marks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TrendMark"
      }
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "TrendTimeZone": {
    "type": "string",
    "description": "The zone of all days; `UTC`.",
    "examples": [
     "UTC"
    ]
   },
   "AccountTrendPoint": {
    "type": "object",
    "description": "Figures of the last completed crawl of each domain up to the end of a day, if it is at most 34 days older. Compare days with\nthe same `domains`.\n",
    "required": [
     "date",
     "domains",
     "domains_crawled",
     "crawls",
     "health_score",
     "total_urls",
     "pages_crawled",
     "broken_links",
     "issue_counts",
     "new_issues",
     "fixed_issues",
     "reopened_issues",
     "duration_seconds",
     "response_time_ms",
     "response_time_p95_ms"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day (UTC)."
     },
     "domains": {
      "type": "integer",
      "minimum": 1,
      "description": "Domains with a completed crawl on that day or in the 34 days before it."
     },
     "domains_crawled": {
      "type": "integer",
      "minimum": 1,
      "description": "Those with a completed crawl on that day."
     },
     "crawls": {
      "type": "integer",
      "minimum": 1,
      "description": "All completed crawls of that day."
     },
     "health_score": {
      "$ref": "#/components/schemas/AverageHealthScore"
     },
     "total_urls": {
      "type": "integer",
      "description": "Pages discovered, of all these domains."
     },
     "pages_crawled": {
      "type": "integer",
      "description": "Pages read, of all these domains."
     },
     "broken_links": {
      "type": "integer",
      "description": "Broken targets, unique within each domain."
     },
     "issue_counts": {
      "$ref": "#/components/schemas/SeverityCounts"
     },
     "new_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "fixed_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "reopened_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "duration_seconds": {
      "type": "number",
      "minimum": 0,
      "description": "Average of the last crawls of that day."
     },
     "response_time_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average page load time, weighted by the pages of each domain."
     },
     "response_time_p95_ms": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Average of the load times that 95 of 100 pages of each domain did not exceed, weighted by the pages of each domain. It is not the 95th percentile of all these pages."
     }
    }
   },
   "AverageHealthScore": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 100,
    "description": "Rounded average of the domains that have a score; null when none has."
   },
   "AccountTrendMark": {
    "type": "object",
    "required": [
     "date",
     "state",
     "domains",
     "crawls",
     "new_issues",
     "fixed_issues",
     "reopened_issues"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day (UTC)."
     },
     "state": {
      "type": "string",
      "enum": [
       "failed",
       "canceled"
      ],
      "description": "Crawls that were canceled, before they began or while they ran, did not fail."
     },
     "domains": {
      "type": "integer",
      "minimum": 1
     },
     "crawls": {
      "type": "integer",
      "minimum": 1
     },
     "new_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "fixed_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     },
     "reopened_issues": {
      "$ref": "#/components/schemas/ComparedIssues"
     }
    }
   },
   "AccountTrends": {
    "type": "object",
    "required": [
     "window",
     "by",
     "time_zone",
     "from",
     "to",
     "points",
     "marks"
    ],
    "properties": {
     "window": {
      "$ref": "#/components/schemas/TrendSpan"
     },
     "by": {
      "type": "string",
      "const": "day"
     },
     "time_zone": {
      "$ref": "#/components/schemas/TrendTimeZone"
     },
     "from": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "to": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "points": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountTrendPoint"
      }
     },
     "marks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountTrendMark"
      }
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "IssueState": {
    "type": "string",
    "enum": [
     "open",
     "fixed",
     "ignored"
    ]
   },
   "IssueSort": {
    "type": "string",
    "enum": [
     "newest",
     "pages",
     "severity"
    ],
    "description": "- `newest`: opened last first\n- `pages`: found on the most pages first\n- `severity`: errors first, then warnings, then notices; of each, those opened last first\n"
   },
   "IssueKind": {
    "type": "string",
    "description": "`broken_link`, a warning about a target, or the code of a page check: docs/issues.md lists them. Open set.\n",
    "maxLength": 32,
    "examples": [
     "broken_link"
    ]
   },
   "IssueOutcomes": {
    "type": "string",
    "description": "One or more of `new`, `persisting`, `fixed`, `reopened`, `inconclusive` and `none`, with commas between them.",
    "maxLength": 64,
    "pattern": "^(new|persisting|fixed|reopened|inconclusive|none)(,(new|persisting|fixed|reopened|inconclusive|none)){0,5}$",
    "examples": [
     "new,reopened"
    ]
   },
   "IssueOutcome": {
    "type": "string",
    "description": "Outcome of an issue in the last crawl; `none` when it was fixed before or is ignored.",
    "enum": [
     "new",
     "persisting",
     "fixed",
     "reopened",
     "inconclusive",
     "none"
    ]
   },
   "DoneBy": {
    "type": "string",
    "description": "Address of the person, as it was then. Of an API key, `API key ` and its name: a key may be named like a person, and an address holds no space.",
    "examples": [
     "ada@example.com"
    ]
   },
   "IssueIgnored": {
    "type": "object",
    "required": [
     "reason",
     "by",
     "at",
     "until",
     "rule_id"
    ],
    "properties": {
     "reason": {
      "type": "string",
      "examples": [
       "The partner moves its site next week."
      ]
     },
     "by": {
      "$ref": "#/components/schemas/DoneBy"
     },
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "until": {
      "description": "Null for good.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "rule_id": {
      "$ref": "#/components/schemas/NullableId"
     }
    }
   },
   "IssueAcknowledged": {
    "type": "object",
    "required": [
     "by",
     "at"
    ],
    "properties": {
     "by": {
      "$ref": "#/components/schemas/DoneBy"
     },
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "Issue": {
    "type": "object",
    "description": "A fault of a URL across the crawls of a domain.",
    "required": [
     "id",
     "domain_id",
     "domain",
     "kind",
     "severity",
     "state",
     "title",
     "how_to_fix",
     "url",
     "host",
     "internal",
     "reason",
     "status_code",
     "detail",
     "tls",
     "redirects",
     "final_url",
     "found_on_pages",
     "placement",
     "suggestion",
     "first_seen_at",
     "opened_at",
     "last_seen_at",
     "last_checked_at",
     "fixed_at",
     "fixed_because",
     "reopened_count",
     "outcome",
     "inconclusive_because",
     "ignored",
     "acknowledged",
     "assignee_id",
     "fix_id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain": {
      "type": "string",
      "description": "Hostname."
     },
     "kind": {
      "$ref": "#/components/schemas/IssueKind"
     },
     "severity": {
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "state": {
      "$ref": "#/components/schemas/IssueState"
     },
     "title": {
      "type": "string",
      "description": "One sentence."
     },
     "how_to_fix": {
      "type": "string"
     },
     "url": {
      "type": "string",
      "description": "The target, or the page for page checks."
     },
     "host": {
      "type": [
       "string",
       "null"
      ]
     },
     "internal": {
      "type": "boolean",
      "description": "Of the domain itself."
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the target is broken",
      "examples": [
       "not_found"
      ]
     },
     "status_code": {
      "type": [
       "integer",
       "null"
      ]
     },
     "detail": {
      "type": [
       "string",
       "null"
      ]
     },
     "tls": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/TlsEvidence"
       },
       {
        "type": "null"
       }
      ]
     },
     "redirects": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RedirectHop"
      }
     },
     "final_url": {
      "type": [
       "string",
       "null"
      ]
     },
     "found_on_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages with the link when a crawl last saw the fault."
     },
     "first_place": {
      "description": "In lists: where the first page holds the URL, of a link that is not fixed. Null for page checks, and when the\nresults of the crawl that saw it last were removed.\n",
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssuePlace"
       },
       {
        "type": "null"
       }
      ]
     },
     "placement": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssuePlacement"
       },
       {
        "type": "null"
       }
      ]
     },
     "suggestion": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueSuggestion"
       },
       {
        "type": "null"
       }
      ]
     },
     "first_seen_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "opened_at": {
      "description": "When it was opened or reopened last.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_seen_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "last_checked_at": {
      "description": "Last time at which a crawl or a recheck could say whether the fault is there.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "fixed_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "fixed_because": {
      "type": [
       "string",
       "null"
      ],
      "description": "- `checked`: it was checked again and is right\n- `unlinked`: every page that held it was read again, and none links to it\n- `page_gone`: the page does not exist any more\n",
      "enum": [
       "checked",
       "unlinked",
       "page_gone",
       null
      ]
     },
     "reopened_count": {
      "type": "integer",
      "minimum": 0
     },
     "outcome": {
      "$ref": "#/components/schemas/IssueOutcome"
     },
     "inconclusive_because": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the last crawl could not say whether the fault is still there.",
      "examples": [
       "page_not_read"
      ]
     },
     "ignored": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueIgnored"
       },
       {
        "type": "null"
       }
      ]
     },
     "acknowledged": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueAcknowledged"
       },
       {
        "type": "null"
       }
      ]
     },
     "assignee_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "fix_id": {
      "description": "The fix that settles it. Null when it is not open.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/FixId"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "examples": [
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
    ]
   },
   "FixId": {
    "type": "string",
    "description": "Stays the same from crawl to crawl.",
    "pattern": "^fix_[0-9a-f]{32}$",
    "examples": [
     "fix_0190f3a000007000800000000000003f"
    ]
   },
   "FixKind": {
    "type": "string",
    "description": "- `own_certificate`: a certificate of the site\n- `dead_host`: a host of others whose every known URL fails in the same way\n- `moved_pattern`: URLs that all moved by one rule\n- `shared_link`: a link in a part that many pages share, such as their footer\n- `missing_page`: a URL of the site that is gone, and to which many pages link\n- `link`: any other target\n- `page_check`: a page check on many pages of the site, or of a folder\n- `page`: a page with findings that it does not share with others\n",
    "enum": [
     "shared_link",
     "missing_page",
     "moved_pattern",
     "dead_host",
     "own_certificate",
     "page_check",
     "link",
     "page"
    ]
   },
   "FixKinds": {
    "type": "string",
    "description": "One or more kinds of fixes, with commas between them.",
    "maxLength": 120,
    "pattern": "^(shared_link|missing_page|moved_pattern|dead_host|own_certificate|page_check|link|page)(,(shared_link|missing_page|moved_pattern|dead_host|own_certificate|page_check|link|page)){0,7}$",
    "examples": [
     "dead_host,link"
    ]
   },
   "FixSubject": {
    "type": "object",
    "description": "Where the change is to be made. Members that the kind does not have are null.",
    "required": [
     "url",
     "host",
     "from",
     "to",
     "code",
     "folder",
     "region",
     "text"
    ],
    "properties": {
     "url": {
      "type": [
       "string",
       "null"
      ],
      "description": "The target, or the page of a fix of the kind `page`."
     },
     "host": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `dead_host` and `own_certificate`."
     },
     "from": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `moved_pattern`: the URLs before, with `*` for what stays.",
      "examples": [
       "https://example.com/blog/*"
      ]
     },
     "to": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `moved_pattern`: the URLs now.",
      "examples": [
       "https://example.com/news/*"
      ]
     },
     "code": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `page_check`: the code of the check.",
      "examples": [
       "h1_missing"
      ]
     },
     "folder": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `page_check`: the folder that has all its pages; null for the whole site.",
      "examples": [
       "/products/"
      ]
     },
     "region": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `shared_link`: the part of the pages, as in `IssuePlacement`.",
      "enum": [
       "header",
       "nav",
       "main",
       "footer",
       "other",
       null
      ]
     },
     "text": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of `shared_link`: the anchor or alt text."
     }
    }
   },
   "Fix": {
    "type": "object",
    "description": "A change that one person makes in one place, and the open issues that it settles. docs/fixes.md has the rules.\n",
    "required": [
     "id",
     "domain_id",
     "kind",
     "subject",
     "severity",
     "issue_kinds",
     "issues",
     "pages",
     "crawled_pages",
     "points",
     "priority",
     "opened_at",
     "is_new",
     "assignee_ids",
     "ranked_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/FixId"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "kind": {
      "$ref": "#/components/schemas/FixKind"
     },
     "subject": {
      "$ref": "#/components/schemas/FixSubject"
     },
     "severity": {
      "description": "That of the worst of its issues.",
      "$ref": "#/components/schemas/FindingSeverity"
     },
     "issue_kinds": {
      "type": "array",
      "maxItems": 20,
      "description": "Kinds of its issues, the worst first.",
      "items": {
       "$ref": "#/components/schemas/IssueKind"
      }
     },
     "issues": {
      "type": "integer",
      "minimum": 1,
      "description": "Open issues that it settles."
     },
     "pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages on which they stand. There may be more when not all of them are known."
     },
     "crawled_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages that the last completed crawl read."
     },
     "points": {
      "type": "number",
      "minimum": 0,
      "description": "Points of the score that come back with this fix alone, not rounded."
     },
     "priority": {
      "type": "number",
      "minimum": 0,
      "description": "Points, and up to 10 for severity and reach: docs/fixes.md."
     },
     "opened_at": {
      "description": "When the oldest of its issues was opened.",
      "$ref": "#/components/schemas/Timestamp"
     },
     "is_new": {
      "type": "boolean",
      "description": "Its oldest issue was opened by the last completed crawl, or later."
     },
     "assignee_ids": {
      "type": "array",
      "maxItems": 10,
      "description": "People to whom its issues are assigned.",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "ranked_at": {
      "description": "When it was ranked last.",
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "examples": [
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
    ]
   },
   "FixList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Fix"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "FixSelection": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "fix_ids"
    ],
    "properties": {
     "fix_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "description": "Fixes of the domain.",
      "items": {
       "$ref": "#/components/schemas/FixId"
      }
     }
    }
   },
   "FixPoints": {
    "type": "object",
    "required": [
     "points",
     "score_now",
     "score_after"
    ],
    "properties": {
     "points": {
      "type": "number",
      "minimum": 0,
      "description": "Points that come back, not rounded; 0 when there is no score."
     },
     "score_now": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100,
      "description": "Score of the last completed crawl, not rounded."
     },
     "score_after": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100,
      "description": "Score once all these fixes are made, not rounded."
     }
    },
    "examples": [
     {
      "points": 18.9,
      "score_now": 79.1,
      "score_after": 98
     }
    ]
   },
   "FixMail": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "fix_ids",
     "to"
    ],
    "properties": {
     "fix_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "description": "Fixes of the domain.",
      "items": {
       "$ref": "#/components/schemas/FixId"
      }
     },
     "to": {
      "type": "string",
      "minLength": 3,
      "maxLength": 254,
      "description": "A mail address, or the id of a member of the account who may see the domain.",
      "examples": [
       "webmaster@example.com"
      ]
     },
     "note": {
      "type": "string",
      "maxLength": 500,
      "description": "Words of the sender above the fixes. They are text, and nothing in them becomes a link."
     }
    }
   },
   "FixMailQueued": {
    "type": "object",
    "required": [
     "fixes"
    ],
    "properties": {
     "fixes": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of fixes in the mail."
     }
    },
    "examples": [
     {
      "fixes": 3
     }
    ]
   },
   "IssueActions": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "action"
    ],
    "description": "Give `issue_ids`, `fix_ids` or both; an issue that is in both counts once.",
    "properties": {
     "issue_ids": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "fix_ids": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/FixId"
      }
     },
     "action": {
      "type": "string",
      "enum": [
       "ignore",
       "reopen",
       "acknowledge",
       "assign",
       "recheck"
      ]
     },
     "reason": {
      "description": "Of `ignore`; required there.",
      "$ref": "#/components/schemas/IgnoreReason"
     },
     "until": {
      "description": "Of `ignore`. Left out or null for good.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "acknowledged": {
      "type": "boolean",
      "default": true,
      "description": "Of `acknowledge`: false takes it back."
     },
     "assignee_id": {
      "description": "Of `assign`; required there. Null for nobody.",
      "$ref": "#/components/schemas/NullableId"
     }
    },
    "examples": [
     {
      "fix_ids": [
       "fix_0190f3a000007000800000000000003f"
      ],
      "action": "ignore",
      "reason": "The partner moves its site next week."
     }
    ]
   },
   "IssueActionsDone": {
    "type": "object",
    "required": [
     "changed",
     "issue_ids",
     "skipped"
    ],
    "properties": {
     "changed": {
      "type": "integer",
      "minimum": 0,
      "description": "Issues that were changed."
     },
     "issue_ids": {
      "type": "array",
      "maxItems": 1000,
      "description": "Their ids, such as for an undo.",
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "skipped": {
      "type": "integer",
      "minimum": 0,
      "description": "Issues that were as wanted already."
     }
    },
    "examples": [
     {
      "changed": 1,
      "issue_ids": [
       "0190f3a0-0000-7000-8000-000000000031"
      ],
      "skipped": 0
     }
    ]
   },
   "IssuePlacement": {
    "type": "object",
    "description": "The place, region and text, where most of the pages with the link showed it, when a crawl last saw the fault.\nNull for page checks, when no place has half of these pages, and when the place is on one of several pages.\n",
    "required": [
     "region",
     "text",
     "pages",
     "share",
     "links_elsewhere",
     "in_template"
    ],
    "properties": {
     "region": {
      "type": "string",
      "enum": [
       "header",
       "nav",
       "main",
       "footer",
       "other"
      ]
     },
     "text": {
      "type": "string",
      "description": "Anchor or alt text."
     },
     "pages": {
      "type": "integer",
      "minimum": 1,
      "description": "Pages with the link in this place."
     },
     "share": {
      "type": "number",
      "minimum": 0.5,
      "maximum": 1,
      "description": "Share of all pages with the link, rounded down to hundredths."
     },
     "links_elsewhere": {
      "type": "integer",
      "minimum": 0,
      "description": "Links that remain after a change in this place: in other places, with other texts, or a second time on the same page."
     },
     "in_template": {
      "type": "boolean",
      "description": "The pages share a template that has the link, so one change fixes all `pages`. They are at least 3 and at\nleast 80 % of the pages with the link. The link is in header, nav or footer, or on 80 % of all pages of the\ncrawl.\n"
     }
    }
   },
   "IssueSuggestion": {
    "type": "object",
    "description": "A URL that the link could lead to instead. Null when none was found, or when several fit equally well.\n",
    "required": [
     "url",
     "reason",
     "detail"
    ],
    "properties": {
     "url": {
      "type": "string",
      "description": "The same crawl requested it with success. An archived copy was not requested."
     },
     "reason": {
      "type": "string",
      "description": "Open set.\n- `redirect`: a permanent redirect leads there, of the URL or of another spelling of it\n- `https`: the same URL with https\n- `spelling`: differs only in www, letter case, slashes, file extension or percent-encoding\n- `similar_page`: the page of the site whose address or title is most like it\n- `archive`: an archived copy\n",
      "x-extensible-enum": [
       "redirect",
       "https",
       "spelling",
       "similar_page",
       "archive"
      ]
     },
     "detail": {
      "type": "string",
      "description": "One sentence."
     }
    }
   },
   "IssueList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Issue"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "IssueUpdate": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "acknowledged": {
      "type": "boolean",
      "description": "Whether somebody has acknowledged the issue."
     },
     "assignee_id": {
      "description": "A member of the account who may see the domain; null for nobody.",
      "$ref": "#/components/schemas/NullableId"
     }
    }
   },
   "IgnoreReason": {
    "type": "string",
    "minLength": 1,
    "maxLength": 500,
    "description": "One line or more. Characters that nobody sees are removed, and something that can be seen must be left.",
    "examples": [
     "The partner moves its site next week."
    ]
   },
   "IssueIgnore": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reason"
    ],
    "properties": {
     "reason": {
      "$ref": "#/components/schemas/IgnoreReason"
     },
     "until": {
      "description": "It is open again after this time. Left out or null for good.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "IssueChangeKind": {
    "type": "string",
    "description": "What happened. Open set.",
    "x-extensible-enum": [
     "opened",
     "changed",
     "fixed",
     "reopened",
     "ignored",
     "unignored",
     "acknowledged",
     "unacknowledged",
     "assigned",
     "unassigned",
     "rechecked"
    ]
   },
   "IssueChange": {
    "type": "object",
    "required": [
     "id",
     "change",
     "at",
     "crawl_id",
     "by",
     "evidence"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "change": {
      "$ref": "#/components/schemas/IssueChangeKind"
     },
     "at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "crawl_id": {
      "description": "The crawl that saw it.",
      "$ref": "#/components/schemas/NullableId"
     },
     "by": {
      "description": "Who did it; null for a crawl.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/DoneBy"
       },
       {
        "type": "null"
       }
      ]
     },
     "evidence": {
      "type": [
       "object",
       "null"
      ],
      "description": "Evidence of a crawl, such as `reason`, `status_code`, `redirects`, `final_url` and `tls`, as in the issue; or the text that the person wrote.",
      "additionalProperties": true
     }
    }
   },
   "IssueChangeList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/IssueChange"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "IssuePlace": {
    "type": "object",
    "required": [
     "page_url",
     "line",
     "text"
    ],
    "properties": {
     "page_url": {
      "type": "string",
      "examples": [
       "https://example.com/kites"
      ]
     },
     "line": {
      "type": "integer",
      "minimum": 0,
      "description": "In the HTML of the page; 0 where the format has none.",
      "examples": [
       42
      ]
     },
     "text": {
      "type": "string",
      "description": "Of the link.",
      "examples": [
       "Winders"
      ]
     }
    }
   },
   "IssueRule": {
    "type": "object",
    "required": [
     "id",
     "domain_id",
     "kind",
     "url_pattern",
     "reason",
     "by",
     "expires_at",
     "ignored_issues",
     "created_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "domain_id": {
      "$ref": "#/components/schemas/Id"
     },
     "kind": {
      "description": "Null for every kind.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueKind"
       },
       {
        "type": "null"
       }
      ]
     },
     "url_pattern": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null for every URL.",
      "examples": [
       "https://example.com/archive/*"
      ]
     },
     "reason": {
      "type": "string",
      "examples": [
       "The archive stays as it is."
      ]
     },
     "by": {
      "$ref": "#/components/schemas/DoneBy"
     },
     "expires_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "ignored_issues": {
      "type": "integer",
      "minimum": 0,
      "description": "Issues that it ignores now.",
      "examples": [
       4
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    }
   },
   "IssueRuleList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/IssueRule"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "IssueRuleCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reason"
    ],
    "description": "Give `kind`, `url_pattern` or both; with both, an issue must match both.",
    "properties": {
     "kind": {
      "description": "Another than those of docs/issues.md is refused.",
      "$ref": "#/components/schemas/IssueKind"
     },
     "url_pattern": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512,
      "description": "The whole URL, such as `https://example.com/*` for a host, or a path of the site when it begins with a slash, such as\n`/archive/*`. `*` stands for any characters. What begins neither as a path nor as a URL of the web, such as a host alone or\n`ftp://`, is refused. Scheme and host are kept in small letters, and `https://example.com` as `https://example.com/*`.\n",
      "examples": [
       "https://example.com/archive/*"
      ]
     },
     "reason": {
      "$ref": "#/components/schemas/IgnoreReason",
      "examples": [
       "The archive stays as it is."
      ]
     },
     "expires_at": {
      "description": "The rule ends then. Left out or null for good.",
      "$ref": "#/components/schemas/NullableTimestamp",
      "examples": [
       null
      ]
     }
    }
   },
   "IssueRuleUpdate": {
    "type": "object",
    "additionalProperties": false,
    "description": "A rule keeps a `kind`, a `url_pattern` or both.",
    "properties": {
     "kind": {
      "description": "As in `IssueRuleCreate`; null for every kind.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueKind"
       },
       {
        "type": "null"
       }
      ]
     },
     "url_pattern": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 512,
      "description": "As in `IssueRuleCreate`; null for every URL.",
      "examples": [
       "https://example.com/archive/*"
      ]
     },
     "reason": {
      "$ref": "#/components/schemas/IgnoreReason",
      "examples": [
       "The archive stays as it is."
      ]
     },
     "expires_at": {
      "description": "The rule ends then; null for good.",
      "$ref": "#/components/schemas/NullableTimestamp",
      "examples": [
       null
      ]
     }
    }
   },
   "IssueRuleProposal": {
    "type": "object",
    "additionalProperties": false,
    "description": "Give `kind`, `url_pattern` or both; with both, an issue must match both.",
    "properties": {
     "kind": {
      "description": "Another than those of docs/issues.md is refused.",
      "$ref": "#/components/schemas/IssueKind"
     },
     "url_pattern": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512,
      "description": "The whole URL, such as `https://example.com/*` for a host, or a path of the site when it begins with a slash, such as\n`/archive/*`. `*` stands for any characters. What begins neither as a path nor as a URL of the web, such as a host alone or\n`ftp://`, is refused. Scheme and host are kept in small letters, and `https://example.com` as `https://example.com/*`.\n",
      "examples": [
       "https://example.com/archive/*"
      ]
     }
    }
   },
   "IssueRulePreview": {
    "type": "object",
    "required": [
     "open_issues",
     "fitting",
     "first_fitting",
     "complete"
    ],
    "properties": {
     "open_issues": {
      "type": "integer",
      "minimum": 0,
      "description": "Open issues of the domain."
     },
     "fitting": {
      "type": "integer",
      "minimum": 0,
      "description": "How many of them the rule would ignore."
     },
     "first_fitting": {
      "type": "array",
      "maxItems": 10,
      "description": "URLs of the first of them.",
      "items": {
       "type": "string",
       "examples": [
        "https://example.com/archive/2019"
       ]
      }
     },
     "complete": {
      "type": "boolean",
      "description": "False when there are more open issues than one request compares, 20,000; the rule itself is applied to all."
     }
    },
    "examples": [
     {
      "open_issues": 203,
      "fitting": 14,
      "first_fitting": [
       "https://example.com/archive/2019"
      ],
      "complete": true
     }
    ]
   },
   "IssueRecheckState": {
    "type": "string",
    "description": "- `pending`: it waits, or is to be tried again\n- `running`: the URL is being requested\n- `done`: the issue is settled by what was seen\n- `failed`: the URL was not requested; `error` says why\n",
    "enum": [
     "pending",
     "running",
     "done",
     "failed"
    ]
   },
   "IssueRecheck": {
    "type": "object",
    "description": "A check of the URL of one issue, without a crawl.",
    "required": [
     "id",
     "issue_id",
     "state",
     "requested_by",
     "requested_at",
     "looked_at",
     "finished_at",
     "outcome",
     "inconclusive_because",
     "issue_state",
     "evidence",
     "error"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "issue_id": {
      "$ref": "#/components/schemas/Id"
     },
     "state": {
      "$ref": "#/components/schemas/IssueRecheckState"
     },
     "requested_by": {
      "$ref": "#/components/schemas/DoneBy"
     },
     "requested_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "looked_at": {
      "description": "When the response of the URL was judged.",
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "finished_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "outcome": {
      "description": "Outcome of the issue; null until the recheck is done. `none` for an issue that is ignored, or was fixed before and still is.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueOutcome"
       },
       {
        "type": "null"
       }
      ]
     },
     "inconclusive_because": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why it could not say whether the fault is still there.",
      "examples": [
       "site_unreachable"
      ]
     },
     "issue_state": {
      "description": "State of the issue afterwards.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/IssueState"
       },
       {
        "type": "null"
       }
      ]
     },
     "evidence": {
      "type": [
       "object",
       "null"
      ],
      "description": "Evidence, such as `verdict`, `reason`, `status_code`, `redirects`, `final_url` and `tls`, as in the issue.",
      "additionalProperties": true
     },
     "error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the URL was not requested."
     }
    },
    "examples": [
     {
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
     }
    ]
   },
   "IssueCommentAuthor": {
    "type": "object",
    "required": [
     "kind",
     "id",
     "name"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "description": "`person` or `api-key`. Open set.",
      "examples": [
       "person"
      ]
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "description": "As it was when the comment was written.",
      "examples": [
       "ada@example.com"
      ]
     }
    }
   },
   "IssueComment": {
    "type": "object",
    "required": [
     "id",
     "issue_id",
     "author",
     "text",
     "created_at",
     "edited_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "issue_id": {
      "$ref": "#/components/schemas/Id"
     },
     "author": {
      "$ref": "#/components/schemas/IssueCommentAuthor"
     },
     "text": {
      "type": "string",
      "description": "Plain text of one or more lines.",
      "examples": [
       "The partner moves its site next week."
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "edited_at": {
      "description": "Null when nobody changed it.",
      "$ref": "#/components/schemas/NullableTimestamp"
     }
    }
   },
   "IssueCommentList": {
    "type": "object",
    "required": [
     "data",
     "next_cursor"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/IssueComment"
      }
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NextCursor"
     }
    }
   },
   "IssueCommentWrite": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "text"
    ],
    "properties": {
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "description": "One line or more. Characters that nobody sees are removed, and something that can be seen must be left.",
      "examples": [
       "The partner moves its site next week."
      ]
     }
    }
   },
   "ProcessState": {
    "type": "string",
    "const": "ok"
   },
   "Health": {
    "type": "object",
    "required": [
     "status",
     "version"
    ],
    "properties": {
     "status": {
      "$ref": "#/components/schemas/ProcessState"
     },
     "version": {
      "type": "string"
     }
    },
    "examples": [
     {
      "status": "ok",
      "version": "0.1.0"
     }
    ]
   },
   "ServerRole": {
    "type": "string",
    "description": "api answers this contract; crawl runs crawls, schedules and ownership checks; deliver sends webhooks, mails and chat messages.",
    "enum": [
     "api",
     "crawl",
     "deliver"
    ]
   },
   "Readiness": {
    "type": "object",
    "required": [
     "status",
     "roles",
     "checks"
    ],
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "ready",
       "unavailable"
      ]
     },
     "reason": {
      "type": "string",
      "description": "Why it is unavailable; the log says more. starting: the database answers, its schema is being brought up to\ndate. database_unreachable: it does not answer. database_locked: it answers, but another client holds a lock on\ntables that the server needs. database_refuses: it does not accept the server's user, password or database.\ndatabase_damaged: its file is damaged, or was deleted or replaced while the server ran; of MySQL and MariaDB, its\ntables are missing or older. stopping: the server got a signal to stop.\n",
      "x-extensible-enum": [
       "starting",
       "database_unreachable",
       "database_locked",
       "database_refuses",
       "database_damaged",
       "stopping"
      ]
     },
     "roles": {
      "type": "array",
      "description": "What this server does.",
      "items": {
       "$ref": "#/components/schemas/ServerRole"
      }
     },
     "checks": {
      "type": "object",
      "description": "State of each part.",
      "required": [
       "database",
       "scheduler"
      ],
      "properties": {
       "database": {
        "type": "string",
        "enum": [
         "ok",
         "failed"
        ]
       },
       "scheduler": {
        "type": "string",
        "enum": [
         "ok",
         "degraded",
         "failed"
        ],
        "description": "`degraded`: work starts later, and nothing is lost."
       }
      }
     }
    }
   },
   "Severity": {
    "type": "string",
    "description": "1 to 5 broken targets low, 6 to 20 medium, 21 or more high.",
    "enum": [
     "low",
     "medium",
     "high"
    ]
   },
   "TopBrokenLink": {
    "type": "object",
    "required": [
     "url",
     "status_code",
     "found_on_pages"
    ],
    "properties": {
     "url": {
      "type": "string"
     },
     "status_code": {
      "type": "integer",
      "description": "Last HTTP status; 0 when there was no response."
     },
     "found_on_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Count of pages containing it."
     }
    }
   },
   "CrawlStartedEvent": {
    "type": "object",
    "required": [
     "event",
     "timestamp",
     "data"
    ],
    "properties": {
     "event": {
      "type": "string",
      "const": "crawl.started"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "data": {
      "type": "object",
      "required": [
       "crawl_id",
       "domain",
       "domain_id",
       "url",
       "max_pages",
       "depth_limit",
       "started_at"
      ],
      "properties": {
       "crawl_id": {
        "$ref": "#/components/schemas/Id"
       },
       "domain": {
        "type": "string"
       },
       "domain_id": {
        "$ref": "#/components/schemas/Id"
       },
       "url": {
        "type": "string",
        "description": "Start URL that is tried first: `https://` and the hostname."
       },
       "max_pages": {
        "type": "integer"
       },
       "depth_limit": {
        "type": "integer"
       },
       "started_at": {
        "$ref": "#/components/schemas/Timestamp"
       }
      }
     }
    }
   },
   "CrawlCompletedEvent": {
    "type": "object",
    "required": [
     "event",
     "timestamp",
     "data"
    ],
    "properties": {
     "event": {
      "type": "string",
      "const": "crawl.completed"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "data": {
      "type": "object",
      "required": [
       "crawl_id",
       "domain",
       "domain_id",
       "url",
       "started_at",
       "completed_at",
       "duration_seconds",
       "stats"
      ],
      "properties": {
       "crawl_id": {
        "$ref": "#/components/schemas/Id"
       },
       "domain": {
        "type": "string"
       },
       "domain_id": {
        "$ref": "#/components/schemas/Id"
       },
       "url": {
        "type": "string",
        "description": "Start URL that was used; `http://…` if the server does not speak TLS."
       },
       "started_at": {
        "$ref": "#/components/schemas/Timestamp"
       },
       "completed_at": {
        "$ref": "#/components/schemas/Timestamp"
       },
       "duration_seconds": {
        "type": "number",
        "minimum": 0,
        "description": "Time spent crawling. The time between a suspension and the resumption does not count."
       },
       "stats": {
        "$ref": "#/components/schemas/CrawlStats"
       }
      }
     }
    }
   },
   "CrawlFailedEvent": {
    "type": "object",
    "required": [
     "event",
     "timestamp",
     "data"
    ],
    "properties": {
     "event": {
      "type": "string",
      "const": "crawl.failed"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "data": {
      "type": "object",
      "required": [
       "crawl_id",
       "domain",
       "domain_id",
       "url",
       "started_at",
       "failed_at",
       "error",
       "error_code",
       "pages_crawled"
      ],
      "properties": {
       "crawl_id": {
        "$ref": "#/components/schemas/Id"
       },
       "domain": {
        "type": "string"
       },
       "domain_id": {
        "$ref": "#/components/schemas/Id"
       },
       "url": {
        "type": "string",
        "description": "Start URL that was used; `http://…` if the server does not speak TLS."
       },
       "started_at": {
        "$ref": "#/components/schemas/Timestamp"
       },
       "failed_at": {
        "$ref": "#/components/schemas/Timestamp"
       },
       "error": {
        "type": "string",
        "description": "Human-readable message."
       },
       "error_code": {
        "$ref": "#/components/schemas/CrawlErrorCode"
       },
       "pages_crawled": {
        "type": "integer",
        "minimum": 0
       }
      }
     }
    }
   },
   "BrokenLinksFoundEvent": {
    "type": "object",
    "required": [
     "event",
     "timestamp",
     "data"
    ],
    "properties": {
     "event": {
      "type": "string",
      "const": "broken_links.found"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "data": {
      "type": "object",
      "required": [
       "crawl_id",
       "domain",
       "domain_id",
       "broken_link_count",
       "total_pages",
       "severity",
       "top_broken_links"
      ],
      "properties": {
       "crawl_id": {
        "$ref": "#/components/schemas/Id"
       },
       "domain": {
        "type": "string"
       },
       "domain_id": {
        "$ref": "#/components/schemas/Id"
       },
       "broken_link_count": {
        "type": "integer",
        "minimum": 1,
        "description": "Unique broken targets."
       },
       "total_pages": {
        "type": "integer",
        "minimum": 0,
        "description": "Total pages crawled."
       },
       "severity": {
        "$ref": "#/components/schemas/Severity"
       },
       "top_broken_links": {
        "type": "array",
        "maxItems": 5,
        "items": {
         "$ref": "#/components/schemas/TopBrokenLink"
        }
       }
      }
     }
    }
   },
   "TestEvent": {
    "type": "object",
    "required": [
     "event",
     "timestamp",
     "data"
    ],
    "properties": {
     "event": {
      "type": "string",
      "const": "test"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "data": {
      "type": "object",
      "required": [
       "message",
       "webhook_id"
      ],
      "properties": {
       "message": {
        "type": "string"
       },
       "webhook_id": {
        "$ref": "#/components/schemas/Id"
       }
      }
     }
    }
   }
  }
 }
};
