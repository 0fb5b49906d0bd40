import type { PortalTranslation } from '@dragoman/sdk/operations/portal'
import { Card } from '@dragoman/ui/Card'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { Stack } from '@dragoman/ui/Page'
import { toBcp47 } from '@dragoman/sdk/locale'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../portal.module.css'

/** A translation, and what was used for it. */
export function TranslatedText({ translation }: { translation: PortalTranslation }) {
  const { translatedContent, targetLocale, engine, memories, terms, areInstructionsUsed } = translation
  const kept = terms.filter(({ isKept }) => isKept)
  return (
    <Card title={t('portal.text.result')} actions={<CopyButton value={translatedContent} />}>
      <Stack gap={12}>
        <p className={styles.translation} lang={toBcp47(targetLocale)} dir="auto" aria-live="polite">
          {translatedContent}
        </p>
        <div className={styles.detail}>
          {engine !== undefined && <p>{t('portal.text.engine', { engine })}</p>}
          {memories.length > 0 && <p>{t('portal.text.memories', { count: memories.length })}</p>}
          {kept.length > 0 && (
            <p>
              {t('portal.text.terms', { terms: formatList(kept.map(({ source, target }) => `${source} → ${target}`)) })}
            </p>
          )}
          {engine !== undefined && !areInstructionsUsed && <p>{t('portal.text.unheeded')}</p>}
        </div>
      </Stack>
    </Card>
  )
}
