import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { Card } from '@dragoman/ui/Card'
import { Pagination } from '@dragoman/ui/Pagination'
import { t } from '../../i18n/t.ts'
import type { MarginSearch } from './margin-search.ts'
import { MarginProjects } from './MarginProjects.tsx'

interface ProjectCardProps {
  report: MarginReport
  search: MarginSearch
  onSearch: (search: MarginSearch) => void
}

/** The projects of a report in pages. */
export function ProjectCard({ report, search, onSearch }: ProjectCardProps) {
  return (
    <Card
      title={t('profitability.matrix.PROJECT')}
      isFlush
      footer={
        report.totalPages > 1 && (
          <Pagination
            page={report.number}
            pageSize={report.size}
            total={report.totalElements}
            onPageChange={(page) => onSearch({ ...search, page: page || undefined })}
          />
        )
      }
    >
      <MarginProjects
        report={report}
        label={t('profitability.matrix.PROJECT')}
        sort={search.sort ?? 'revenue,desc'}
        onSort={(sort) => onSearch({ ...search, sort, page: undefined })}
      />
    </Card>
  )
}
