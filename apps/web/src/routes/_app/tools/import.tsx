import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { importQuery, importSearch, recentImports } from '../../../features/guided-import/import-query.ts'
import { ImportRun } from '../../../features/guided-import/ImportRun.tsx'
import { ImportStart } from '../../../features/guided-import/ImportStart.tsx'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/tools/import')({
  staticData: {
    title: 'guidedImport.title',
    areas: ['guidedImport', 'imports', 'intake', 'projects'],
    requires: ['TM_import', 'GLOSSARY_create', 'USER_save', 'USER_rates'],
    nav: { section: 'tools', label: 'shell.nav.import', order: 0 },
  },
  validateSearch: importSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    Promise.all([
      load(args, languagesQuery()),
      args.deps.import === undefined ? load(args, recentImports()) : load(args, importQuery(args.deps.import)),
    ]),
  component: ImportPage,
})

function ImportPage() {
  const { import: importUuid } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page>
      <PageHeader title={t('guidedImport.title')} description={t('guidedImport.text')} />
      <PageBody>
        {importUuid === undefined ? (
          <ImportStart onBegun={(begun) => void navigate({ search: { import: begun } })} />
        ) : (
          <ImportRun key={importUuid} importUuid={importUuid} />
        )}
      </PageBody>
    </Page>
  )
}
