/** The relation of a user to what they move. `system` is the server itself. */
export type Actor = 'system' | 'manager' | 'creator' | 'unitClient' | 'assignee' | 'linguist'

/**
 * The relation of a user to a money document: people with the permissions to enter, approve, and pay, and the linguist
 * who is paid.
 */
export type FinanceActor = 'system' | 'bookkeeper' | 'approver' | 'payer' | 'vendor'

/** One permitted move. What the tables do not list is refused. */
export interface Transition<
  State extends string,
  Move extends string,
  Condition extends string,
  Who extends string = Actor,
> {
  readonly move: Move
  readonly from: readonly State[]
  readonly to: State
  /** The relations that allow the move; one of them is enough. */
  readonly by: readonly Who[]
  /** The conditions that must hold; each key is also the key of the sentence that explains the refusal. */
  readonly needs: readonly Condition[]
  /** Whether a reason must be given. */
  readonly reason: boolean
}

/** The states of a thing and its moves, as a table: enforced by the server, offered by the client. */
export interface Lifecycle<
  State extends string,
  Move extends string,
  Condition extends string,
  Who extends string = Actor,
> {
  readonly states: readonly State[]
  readonly initial: State
  readonly transitions: readonly Transition<State, Move, Condition, Who>[]
}

type Rule<Condition extends string> = { needs?: readonly Condition[]; reason?: boolean }

/** A row of a table of moves. */
export const row = <S extends string, M extends string, W extends string, C extends string = never>(
  move: M,
  from: readonly S[],
  to: S,
  by: readonly W[],
  { needs = [], reason = false }: Rule<C> = {},
): Transition<S, M, C, W> => ({ move, from, to, by, needs, reason })

/** The person who makes the move, and the facts that hold. A missing fact counts as false. */
export interface MoveContext<Condition extends string, Who extends string = Actor> {
  readonly actors: readonly Who[]
  readonly facts: Readonly<Partial<Record<Condition, boolean>>>
  readonly reason?: string | undefined
}

/** Why a move is refused: it is not in the table, not this person's, conditions are open, or the reason is missing. */
export type MoveRefusal<Condition extends string, Who extends string = Actor> =
  | { readonly kind: 'state' }
  | { readonly kind: 'actor'; readonly by: readonly Who[] }
  | { readonly kind: 'condition'; readonly unmet: readonly Condition[] }
  | { readonly kind: 'reason' }

/** A move that a user could make, with its open conditions: none if `unmet` is empty. */
export interface OfferedMove<State extends string, Move extends string, Condition extends string> {
  readonly move: Move
  readonly to: State
  readonly reason: boolean
  readonly unmet: readonly Condition[]
}

/** The result of asking for a move: the row of the table, or the reason for the refusal. */
export type MoveOutcome<
  State extends string,
  Move extends string,
  Condition extends string,
  Who extends string = Actor,
> =
  | { readonly transition: Transition<State, Move, Condition, Who>; readonly refusal?: undefined }
  | { readonly transition?: undefined; readonly refusal: MoveRefusal<Condition, Who> }

const unmetOf = <C extends string>(needs: readonly C[], context: Pick<MoveContext<C>, 'facts'>) =>
  needs.filter((condition) => context.facts[condition] !== true)

const mayMake = <W extends string>(by: readonly W[], context: { readonly actors: readonly W[] }) =>
  by.some((actor) => context.actors.includes(actor))

/** The moves that a user may make from a state, each with its open conditions. */
export function allowedMoves<S extends string, M extends string, C extends string, W extends string>(
  lifecycle: Lifecycle<S, M, C, W>,
  state: S,
  context: MoveContext<C, W>,
): OfferedMove<S, M, C>[] {
  return lifecycle.transitions
    .filter(({ from, by }) => from.includes(state) && mayMake(by, context))
    .map(({ move, to, reason, needs }) => ({ move, to, reason, unmet: unmetOf(needs, context) }))
}

function refusalOf<C extends string, W extends string>(
  { by, needs, reason }: Pick<Transition<string, string, C, W>, 'by' | 'needs' | 'reason'>,
  context: MoveContext<C, W>,
): MoveRefusal<C, W> | undefined {
  if (!mayMake(by, context)) return { kind: 'actor', by }
  const unmet = unmetOf(needs, context)
  if (unmet.length > 0) return { kind: 'condition', unmet }
  if (reason && !context.reason?.trim()) return { kind: 'reason' }
  return undefined
}

const severity = { state: 0, actor: 1, condition: 2, reason: 3 } as const

/**
 * The row of the table by which a user may move a thing from one state to another (a move's name may stand for the
 * state), or why they may not. If several rows lead there, the closest one decides.
 */
export function findMove<S extends string, M extends string, C extends string, W extends string>(
  lifecycle: Lifecycle<S, M, C, W>,
  state: S,
  target: { readonly to: S } | { readonly move: M },
  context: MoveContext<C, W>,
): MoveOutcome<S, M, C, W> {
  let closest: MoveRefusal<C, W> = { kind: 'state' }
  for (const transition of lifecycle.transitions) {
    const meant = 'to' in target ? transition.to === target.to : transition.move === target.move
    if (!meant || !transition.from.includes(state)) continue
    const refusal = refusalOf(transition, context)
    if (!refusal) return { transition }
    if (severity[refusal.kind] > severity[closest.kind]) closest = refusal
  }
  return { refusal: closest }
}

/** Why a user may not move a thing from one state to another; undefined if they may. */
export function moveRefusal<S extends string, M extends string, C extends string, W extends string>(
  lifecycle: Lifecycle<S, M, C, W>,
  state: S,
  target: { readonly to: S } | { readonly move: M },
  context: MoveContext<C, W>,
): MoveRefusal<C, W> | undefined {
  return findMove(lifecycle, state, target, context).refusal
}
