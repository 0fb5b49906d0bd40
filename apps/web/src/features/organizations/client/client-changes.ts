import type { FieldChange } from '../../../activity/entry-changes.ts'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { valueText } from '../../../form/conflict-text.ts'
import { countryName, currencyName, isolated, languageName } from '../../../i18n/format.ts'
import { enumWord, t, type PlainMessageId } from '../../../i18n/t.ts'
import { ruleLabels, ruleValue } from '../../placement/placement-words.ts'

/** Names of what can change of a client, as the journal and the API spell it. */
export const fieldLabels: Readonly<Record<string, PlainMessageId>> = {
  name: 'organizations.name',
  status: 'organizations.status',
  country: 'organizations.country',
  currency: 'organizations.currency',
  timezone: 'organizations.timezone',
  contactPersonUuid: 'organizations.contact',
  defaultSourceLanguage: 'organizations.sourceLanguage',
  clientLanguages: 'organizations.targetLanguages',
  workflows: 'organizations.steps',
  tags: 'organizations.tags',
  projectAutomationEnabled: 'organizations.automation',
  tmMatchOverRepetitionEnabled: 'organizations.tmFirst',
  ntMatchOverRepetitionEnabled: 'organizations.ntFirst',
  wordCounter: 'organizations.wordCounter',
  fileAdditionsEnabled: 'organizations.additions',
  memo: 'organizations.memo',
  contactNotes: 'organizations.contactNotes',
  address: 'organizations.address',
  website: 'organizations.website',
  phone: 'organizations.phone',
  mobile: 'organizations.mobile',
  emails: 'organizations.emails',
  externalId: 'organizations.externalId',
  taxpayerId: 'organizations.billing.taxpayerId',
  billingEmail: 'organizations.billing.billingEmail',
  daysUntilPaymentDue: 'organizations.billing.daysUntilPaymentDue',
  invoiceInfo: 'organizations.billing.invoiceInfo',
  taxInfo: 'organizations.billing.requirePurchaseOrder',
  sendReceivableEmailNotification: 'organizations.billing.sendReceivableEmailNotification',
  sendInvoiceToRequester: 'organizations.billing.sendInvoiceToRequester',
  ...ruleLabels,
  enabled: 'organizations.autopilot',
  memories: 'organizations.tab.memories',
}

/** The changes of a journal entry, field by field; people are kept by id there. */
export function changesOf({ before, after, names }: Pick<ActivityEntry, 'before' | 'after' | 'names'>): FieldChange[] {
  if (!before || !after) return []
  return Object.entries(after).flatMap(([field, value]) => {
    const label = fieldLabels[field]
    const previous = before[field]
    if (!label || JSON.stringify(previous) === JSON.stringify(value)) return []
    return [
      {
        field,
        label: t(label),
        from: isolated(shown(field, previous, names)),
        to: isolated(shown(field, value, names)),
      },
    ]
  })
}

/** A value of a field in words. */
export function shown(field: string, value: unknown, names: ActivityEntry['names'] = {}): string {
  if (value === null || value === undefined) return '–'
  switch (field) {
    case 'status':
      return enumWord('userStatus', String(value))
    case 'country':
      return countryName(String(value))
    case 'currency':
      return currencyName(String(value))
    case 'defaultSourceLanguage':
      return languageName(String(value))
    case 'clientLanguages':
      return valueText(listOf(value).map(languageName))
    case 'workflows':
      return valueText(listOf(value).map((code) => enumWord('workflow', code)))
    case 'wordCounter':
      return enumWord('wordCounter', String(value))
    case 'contactPersonUuid':
      return names[String(value)] ?? '…'
    case 'order':
    case 'distribution':
      return ruleValue(field, value)
    case 'address':
      return valueText(Object.values(value as Record<string, string>))
    case 'memories':
      return valueText((value as { name: string }[]).map(({ name }) => name))
    default:
      return valueText(value)
  }
}

const listOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : (value as string[])).filter((code) => code !== '')
