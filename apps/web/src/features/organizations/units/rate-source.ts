import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { t } from '../../../i18n/t.ts'

/** Where a unit's price list or net rate scheme comes from, in words. */
export function sourceWords(source: string, { organization }: Pick<OrgUnit, 'organization'>): string {
  if (source === 'UNIT') return t('rates.source.UNIT')
  if (source === 'SYSTEM') return t('rates.source.SYSTEM')
  return source === 'ORGANIZATION'
    ? t('rates.source.ORGANIZATION', { name: organization.name })
    : t('rates.source.ACCOUNT')
}
