/** Branding of the reports of an account; null columns: the look of the service. */
export interface BrandingRow {
  readonly account_id: string;
  readonly name: string | null;
  /** Colour in the form `#rrggbb`. */
  readonly colour: string | null;
  /** Logo as PNG. */
  readonly logo: Buffer | null;
  readonly version: number;
  /** Time of the last change, epoch ms; null: never changed. */
  readonly updated_at: number | null;
}
