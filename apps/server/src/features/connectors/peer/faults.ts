import type { ConnectorFault } from '@dragoman/sdk/operations/connectors'

/** The other system gave no result. */
export class PeerFault extends Error {
  override readonly name = 'PeerFault'
  readonly reason: ConnectorFault

  /** @param said what the other system said, in its words */
  constructor(reason: ConnectorFault, said = '') {
    super(said)
    this.reason = reason
  }
}

/** A limit of the other system holds back what comes next for longer than one waits. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly until: Date

  constructor(until: Date) {
    super(`nothing may be asked before ${until.toISOString()}`)
    this.until = until
  }
}

/** Content that is not taken, whatever is tried. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  readonly reason: 'UNSUPPORTED' | 'TOO_LARGE' | 'EMPTY'

  constructor(reason: NotTaken['reason'], said = '') {
    super(said)
    this.reason = reason
  }
}
