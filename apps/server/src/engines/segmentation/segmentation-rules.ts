/** Segmentation rules of a unit, as they are handed over. */
export interface SegmentationRules {
  srx: string
  /** Whether the built-in rules decide where these say nothing. */
  extendsBuiltIn: boolean
}
