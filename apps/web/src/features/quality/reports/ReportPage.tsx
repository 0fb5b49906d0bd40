import { sdkOf } from '@dragoman/hooks/api-query-client'
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
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { Link, LinkButton } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { t } from '../../../i18n/t.ts'
import { FindingsExport } from '../period/FindingsExport.tsx'
import { figuresRequest } from '../period/period-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { spanText } from '../period/span-text.ts'
import { useReviewsBehind, type Behind } from '../review-links.ts'
import { useCategories } from '../use-categories.ts'
import { reportQuery } from './report-query.ts'
import styles from './report.module.css'
import { ReportFindings } from './ReportFindings.tsx'
import { ReportSheet } from './ReportSheet.tsx'

/** The report of a linguist in a step and language pair: a sheet to read, print, and export. */
export function ReportPage({ id, address }: { id: string; address: PeriodAddress }) {
  const { data: report } = useSuspenseQuery(reportQuery(id, address))
  const { uuid, vendor, workflow, sourceLanguage, targetLanguage, startDate, endDate } = report
  usePageName(vendor.name)
  const client = useQueryClient()
  const categories = useCategories()
  const download = useMutation({
    mutationFn: async () => {
      const request = { path: { qualityReportUuid: uuid }, query: figuresRequest(address) }
      const file: Blob = await call(sdkOf(client), api.qualityReports.getFile, request)
      saveBlob(file, `${t('quality.report')} ${vendor.name} ${startDate} ${endDate}.pdf`)
    },
  })
  const reviews = useReviewsBehind(address)
  const subject = { linguist: vendor.name, step: workflow, source: sourceLanguage, target: targetLanguage }
  const behind = (figures: Behind) => reviews({ ...subject, ...figures })
  const filter = behind({})
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  return (
    <Page>
      <div className={styles.screen}>
        <PageHeader
          title={vendor.name}
          breadcrumbs={
            <Breadcrumbs>
              {[
                <Link key="list" to="/quality/reports" search={address}>
                  {t('quality.reports')}
                </Link>,
              ]}
            </Breadcrumbs>
          }
          description={spanText(startDate, endDate)}
          actions={
            <>
              {!isNarrow && (
                <LinkButton to="/quality/reviews" search={{ filter }}>
                  {t('quality.openReviews')}
                </LinkButton>
              )}
              <FindingsExport
                address={address}
                only={{ vendorUuid: vendor.uuid, workflow, sourceLanguage, targetLanguage }}
              />
              {isNarrow ? (
                <HeaderMenu>
                  <MenuItem onAction={() => void navigate({ to: '/quality/reviews', search: { filter } })}>
                    {t('quality.openReviews')}
                  </MenuItem>
                  <MenuItem icon="download" onAction={() => download.mutate()}>
                    PDF
                  </MenuItem>
                </HeaderMenu>
              ) : (
                <Button icon="download" isPending={download.isPending} onPress={() => download.mutate()}>
                  PDF
                </Button>
              )}
              <Button variant="primary" onPress={() => window.print()}>
                {t('quality.print')}
              </Button>
            </>
          }
        />
      </div>
      <div className={styles.desk}>
        <ReportSheet report={report} categories={categories} behind={behind}>
          <ReportFindings report={report} address={address} categories={categories} />
        </ReportSheet>
      </div>
    </Page>
  )
}
