import { describe, expect, it } from 'vitest'
import { statusLook, statusLooks } from './status-tone.ts'

/** The product's status vocabularies. */
const vocabularies = {
  project: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'],
  translation: ['NOT_TRANSLATED', 'PREPARING', 'TRANSLATED', 'ERROR'],
  creation: ['CREATING', 'CREATED', 'ERROR'],
  payable: ['AWAITING_RECONCILIATION', 'PENDING', 'PENDING_APPROVAL', 'READY', 'PAID', 'CLOSED', 'CANCELLED', 'ERROR'],
  invoice: [
    'INVOICED',
    'INVOICED_NFE',
    'INVOICED_NFE_ERROR',
    'PARTIALLY_INVOICED',
    'PARTIALLY_PAID',
    'PAID',
    'VOID',
    'CANCELLED',
  ],
  job: ['FINISHED', 'FINISHED_WARNING', 'FAILED', 'STARTED'],
  cost: [
    'CREATING',
    'UPDATING',
    'COMPLETED',
    'COMPLETED_WARN',
    'LOGFILE_ERROR',
    'INGESTION_ERROR',
    'ERROR',
    'NOT_CALCULATED',
  ],
}

describe('status looks', () => {
  it.each(Object.entries(vocabularies).flatMap(([name, codes]) => codes.map((code) => [name, code])))(
    '%s %s has a look',
    (_, code) => {
      expect(Object.keys(statusLooks)).toContain(code)
    },
  )

  it.each(Object.keys(statusLooks).filter((code) => /(^|_)(ERROR|FAILED)$/.test(code)))(
    'the status %s has the tone danger',
    (code) => {
      expect(statusLook(code).tone).toBe('danger')
    },
  )

  it.each(Object.keys(statusLooks).filter((code) => /_WARN(ING)?$|^PARTIALLY_/.test(code)))(
    '%s is a warning',
    (code) => {
      expect(statusLook(code).tone).toBe('warning')
    },
  )

  it('a canceled status is struck through', () => {
    expect(statusLook('CANCELLED')).toEqual({ tone: 'neutral', isStruck: true })
  })

  it.each(['LEGAL_HOLD', 'constructor', ''])('a status that an account added is neutral: %j', (code) => {
    expect(statusLook(code)).toEqual({ tone: 'neutral' })
  })
})
