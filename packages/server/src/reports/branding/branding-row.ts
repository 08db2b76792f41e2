/** How the reports of an account look; null: as the service does. */
export interface BrandingRow {
  readonly account_id: string;
  readonly name: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
  /** PNG. */
  readonly logo: Buffer | null;
  readonly version: number;
  /** Epoch ms; null: never. */
  readonly updated_at: number | null;
}
