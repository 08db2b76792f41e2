import { type Calendar, describeCalendars } from './calendars.test-support.ts';

/** Zones, and years in which their clocks change */
const CALENDARS: readonly (readonly [zone: string, ...years: number[]])[] = [
  ['UTC', 2026, 2028],
  ['Europe/Berlin', 2024, 2025, 2026, 2027, 2028, 2029, 2030],
  ['America/New_York', 2025, 2026, 2027],
  ['Africa/Casablanca', 2026, 2027, 2028], // four changes a year, about a month apart
  ['Africa/Cairo', 2026], // the day begins at 01:00
  ['America/Sao_Paulo', 2017, 2018], // and so it did here
  ['America/St_Johns', 2026], // half an hour from the next zone
  ['Asia/Kathmandu', 2026], // and three quarters
  ['Asia/Kolkata', 2026], // a zone that Intl calls by an older name
  ['Australia/Lord_Howe', 2026], // half an hour of DST
  ['Antarctica/Troll', 2026], // two hours of it
  ['America/Caracas', 2016], // half an hour for good
  ['Pacific/Apia', 2011, 2026], // a day left out
  ['Asia/Dhaka', 2009], // a day ended at 23:00
  ['Pacific/Kiritimati', 2026], // 14 hours from UTC
  ['Pacific/Marquesas', 2026],
];

describeCalendars(CALENDARS.flatMap(([zone, ...years]) => years.map((year): Calendar => [zone, year])));
