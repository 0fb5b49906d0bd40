import { row, type Lifecycle } from './lifecycle.ts'

/** The relation of a user to a term request: who works on the board, and who of them can write the glossary. */
export type TermActor = 'terminologist' | 'approver'

export type TermLane = 'REQUESTED' | 'IN_PROGRESS' | 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED'
export type TermMove = 'start' | 'putBack' | 'submit' | 'giveBack' | 'approve' | 'reject' | 'undo' | 'reopen'

/**
 * The conditions of a request's moves: the terms that it changes or removes exist; it was decided less than 30 days ago;
 * the terms are as its approval left them.
 */
export type TermCondition = 'termsExist' | 'decidedLately' | 'termsUnchanged'

/** The life of a term request, lane by lane. */
export const termRequestLifecycle: Lifecycle<TermLane, TermMove, TermCondition, TermActor> = {
  states: ['REQUESTED', 'IN_PROGRESS', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  initial: 'REQUESTED',
  transitions: [
    row('start', ['REQUESTED'], 'IN_PROGRESS', ['terminologist']),
    row('putBack', ['IN_PROGRESS'], 'REQUESTED', ['terminologist']),
    row('submit', ['REQUESTED', 'IN_PROGRESS'], 'UNDER_REVIEW', ['terminologist']),
    row('giveBack', ['UNDER_REVIEW'], 'IN_PROGRESS', ['terminologist']),
    row('approve', ['UNDER_REVIEW'], 'APPROVED', ['approver'], { needs: ['termsExist'] }),
    row('reject', ['REQUESTED', 'IN_PROGRESS', 'UNDER_REVIEW'], 'REJECTED', ['terminologist'], { reason: true }),
    row('undo', ['APPROVED'], 'UNDER_REVIEW', ['approver'], { needs: ['decidedLately', 'termsUnchanged'] }),
    row('reopen', ['REJECTED'], 'UNDER_REVIEW', ['terminologist'], { needs: ['decidedLately'] }),
  ],
}
