import { sdkOf } from '@dragoman/hooks/api-query-client'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { Page } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { saveBlob } from '../../../files/save-file.ts'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { showToast } from '../../../ground/toasts.ts'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { spanText } from '../period/span-text.ts'
import { GroupTable } from '../GroupTable.tsx'
import styles from '../reports/report.module.css'
import { scoreText } from '../review-words.ts'
import { keptReportQuery } from './kept-query.ts'

/** A report as it was when it was made: to read, print, and take along. */
export function KeptReportPage({ id }: { id: string }) {
  const { data: report } = useSuspenseQuery(keptReportQuery(id))
  const { uuid, name, by, startDate, endDate, beforeStartDate, beforeEndDate, figures, before, passMark } = report
  usePageName(name)
  const client = useQueryClient()
  const navigate = useNavigate()
  const download = useMutation({
    mutationFn: async (keptFileType: 'pdf' | 'csv') => {
      const file: Blob = await call(sdkOf(client), api.keptReports.getFile, {
        path: { keptReportUuid: uuid, keptFileType },
      })
      saveBlob(file, `${name} ${startDate} ${endDate}.${keptFileType}`)
    },
  })
  const { mutateAsync: remove } = useMutation({ ...mutation(api.keptReports.remove), meta: { showsErrors: true } })
  const ask = () =>
    confirmDelete({
      title: t('quality.removeQuestion', { name }),
      text: t('quality.removeKeptText'),
      run: async () => {
        await remove({ path: { keptReportUuid: uuid } })
        showToast({ tone: 'success', title: t('quality.removed', { name }) })
        await navigate({ to: '/quality/reports/kept' })
      },
    })
  return (
    <Page>
      <div className={styles.screen}>
        <PageHeader
          title={name}
          breadcrumbs={
            <Breadcrumbs>
              {[
                <Link key="reports" to="/quality/reports">
                  {t('quality.reports')}
                </Link>,
                <Link key="kept" to="/quality/reports/kept">
                  {t('quality.keptReports')}
                </Link>,
              ]}
            </Breadcrumbs>
          }
          description={t('quality.keptOn', { date: formatDate(report.createdDate) })}
          actions={
            <>
              <KeptActions isPending={download.isPending} onDownload={(type) => download.mutate(type)} onDelete={ask} />
              <Button variant="primary" onPress={() => window.print()}>
                {t('quality.print')}
              </Button>
            </>
          }
        />
      </div>
      <div className={styles.desk}>
        <article className={styles.sheet} aria-label={t('quality.report')}>
          <header className={styles.head}>
            <span className={styles.kind}>{t(`quality.by.${by}`)}</span>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            <p>{spanText(startDate, endDate)}</p>
          </header>
          <dl className={styles.figures}>
            <Figure name={t('quality.score')} value={scoreText(figures.score)} />
            <Figure
              name={t('quality.scoreBefore')}
              value={scoreText(before.score)}
              small={spanText(beforeStartDate, beforeEndDate)}
            />
            <Figure
              name={t('quality.words')}
              value={formatNumber(figures.reviewedWords)}
              small={t('quality.count', { count: figures.reviews })}
            />
            <Figure
              name={t('quality.findings')}
              value={formatNumber(figures.findings)}
              small={t('quality.passMark', { score: scoreText(passMark) })}
            />
          </dl>
          <GroupTable by={by} rows={report.rows} passMark={passMark} />
          <footer className={styles.note}>
            {report.omitted > 0 && <p>{t('quality.omittedRows', { count: report.omitted })}</p>}
            <p>{t('quality.scoreNote')}</p>
          </footer>
        </article>
      </div>
    </Page>
  )
}

interface KeptActionsProps {
  isPending: boolean
  onDownload: (type: 'csv' | 'pdf') => void
  onDelete: () => void
}

/** On a phone, in a menu. */
function KeptActions({ isPending, onDownload, onDelete }: KeptActionsProps) {
  const isNarrow = useNarrow()
  const types = ['csv', 'pdf'] as const
  if (isNarrow)
    return (
      <HeaderMenu>
        {types.map((type) => (
          <MenuItem key={type} icon="download" onAction={() => onDownload(type)}>
            {type.toUpperCase()}
          </MenuItem>
        ))}
        <MenuItem icon="trash" onAction={onDelete}>
          {t('shell.delete')}
        </MenuItem>
      </HeaderMenu>
    )
  return (
    <>
      <Button icon="trash" onPress={onDelete}>
        {t('shell.delete')}
      </Button>
      {types.map((type) => (
        <Button key={type} icon="download" isPending={isPending} onPress={() => onDownload(type)}>
          {type.toUpperCase()}
        </Button>
      ))}
    </>
  )
}

function Figure({ name, value, small }: { name: string; value: string; small?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <span className={styles.small}>{small}</span>
      </dd>
    </div>
  )
}
