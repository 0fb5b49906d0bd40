/** A cost line of a project whose explanation is open. */
export interface OpenCost {
  projectUuid: string
  /** The line, as `costs.getExplanation` takes it. */
  line: string
}
