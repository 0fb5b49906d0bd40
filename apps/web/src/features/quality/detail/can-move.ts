import type { Finding } from '@dragoman/sdk/operations/quality'

/** Whether the reader can make a move with a finding right now. */
export const canMove = ({ moves }: Pick<Finding, 'moves'>, name: string): boolean =>
  moves.some(({ move, missing = [] }) => move === name && missing.length === 0)
