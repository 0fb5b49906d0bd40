import type { MarginGroup } from '@dragoman/sdk/operations/profitability'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { MarginView } from './margin-search.ts'

/** A group in words. */
export function groupName(view: MarginView, group: MarginGroup): string {
  const { organization, project, manager, linguist, sourceLanguage, targetLanguage } = group
  switch (view) {
    case 'LANGUAGE_PAIR':
      return sourceLanguage && targetLanguage
        ? t('profitability.pair', { source: languageName(sourceLanguage), target: languageName(targetLanguage) })
        : languageName(targetLanguage ?? sourceLanguage ?? '') || t('profitability.without.LANGUAGE_PAIR')
    case 'MANAGER':
      return manager?.name ?? t('profitability.without.MANAGER')
    case 'LINGUIST':
      return linguist?.name ?? t('profitability.without.LINGUIST')
    case 'PROJECT':
      return project?.reference ?? ''
    default:
      return organization?.name ?? ''
  }
}
