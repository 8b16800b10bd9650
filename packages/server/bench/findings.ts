/** What a part found about a goal. */
export type Finding = {
  readonly goal: string;
  /** The figure with its unit, and what it was measured with. */
  readonly measured: string;
  readonly reached: boolean;
};
