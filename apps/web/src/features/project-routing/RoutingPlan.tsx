import type { ProjectRoutingPreview } from '@dragoman/sdk/operations/projectRouting'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList } from '@dragoman/ui/RowList'
import { Stack } from '@dragoman/ui/Page'
import { formatList, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './routing.module.css'

const languages = (codes: readonly string[]) => formatList(codes.map((code) => languageName(code)))

/** The projects that a request would become, and what no organizational unit gets. */
export function RoutingPlan({ plan }: { plan: ProjectRoutingPreview }) {
  const { projects, unroutedLanguages, unroutedFiles } = plan
  return (
    <Stack gap={12}>
      {unroutedLanguages.length > 0 && (
        <InlineAlert tone="warning">
          {t('routing.unroutedLanguages', { languages: languages(unroutedLanguages) })}
        </InlineAlert>
      )}
      {unroutedFiles.length > 0 && (
        <InlineAlert tone="warning">
          {t('routing.unroutedFiles', { files: formatList(unroutedFiles.map(({ name }) => name)) })}
        </InlineAlert>
      )}
      <RowList label={t('routing.projects', { count: projects.length })}>
        {projects.map(({ uuid, name, targetLanguages, files }) => (
          <li key={uuid} className={styles.project}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.facts}>{languages(targetLanguages)}</span>
            {files.length > 0 && (
              <span className={styles.facts}>
                {t('routing.files', {
                  count: files.length,
                  files: formatList(files.slice(0, 5).map((file) => file.name)),
                })}
              </span>
            )}
          </li>
        ))}
      </RowList>
    </Stack>
  )
}
