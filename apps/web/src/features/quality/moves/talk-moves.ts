/** Moves of a finding that are made with words alone. */
export type TalkMove = 'dispute' | 'decline' | 'keep' | 'withdraw' | 'message'

/** The least length of what is written with each; 0 where it may be left out. */
export const leastLength: Readonly<Record<TalkMove, number>> = {
  dispute: 10,
  decline: 0,
  keep: 1,
  withdraw: 0,
  message: 1,
}
