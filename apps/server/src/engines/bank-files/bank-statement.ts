/** A statement of a bank account, in plain values. Amounts are decimal text: negative ones have left the account. */
export interface BankStatement {
  id: string
  /** Counted by the bank. */
  sequence?: string
  account: { iban?: string; number?: string; currency?: string; owner?: string }
  period?: { from: string; to: string }
  opening: Balance
  closing: Balance
  entries: readonly StatementEntry[]
}

export interface Balance {
  amount: string
  currency: string
  date: string
}

/** A booking, of one payment or of several at once. */
export interface StatementEntry {
  /** The bank's reference; unique in an account where the bank gives one. */
  bankReference?: string
  amount: string
  currency: string
  bookingDate: string
  valueDate?: string
  isBooked: boolean
  /** Takes an earlier booking back; its amount has the sign of the money that moves now. */
  isReversal: boolean
  /** Sum of what the bank has charged, positive where it was paid. */
  charges?: string
  /** The kind of booking, such as `PMNT-ICDT-ESCT`, or the bank's own code. */
  code?: string
  /** Ids of a batch booking, and the number of its payments. */
  batch?: { paymentInfoId?: string; messageId?: string; count?: string }
  text?: string
  payments: readonly StatementPayment[]
}

/** A payment within a booking. */
export interface StatementPayment {
  endToEndId?: string
  instructionId?: string
  transactionId?: string
  bankReference?: string
  /** In the currency of the account; what the booking has where there is only one payment. */
  amount?: string
  /** The ordered amount, where it was in another currency. */
  instructed?: { amount: string; currency: string; rate?: string }
  charges?: string
  /** The other side. */
  name?: string
  iban?: string
  remittance?: string
  /** The creditor's reference, such as `RF18539007547034`. */
  creditorReference?: string
  /** Why it came back, as a code such as `AC04`. */
  returnReason?: string
}
