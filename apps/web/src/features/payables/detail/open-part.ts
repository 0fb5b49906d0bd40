/** A part of the pay of a task whose explanation is open. */
export interface OpenPart {
  taskUuid: string
  /** Its place, as `tasks.explainPay` takes it. */
  displayOrder: number
  name: string
}
