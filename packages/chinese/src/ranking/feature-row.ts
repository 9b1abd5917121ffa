/** The features of one proposal, written one after another. */
export class FeatureRow {
  private values = new Float64Array();
  private count = 0;

  /** Starts a row of this length. */
  begin(length: number): void {
    this.values = new Float64Array(length);
    this.count = 0;
  }

  add(value: number): void {
    this.values[this.count++] = value;
  }

  /** The row, with zeros where nothing was added. */
  take(): Float64Array {
    return this.values;
  }
}
