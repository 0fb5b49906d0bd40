import { search, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { AccountSchemes } from '../../../../features/rates/schemes/AccountSchemes.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/net-rate-settings')({
  staticData: { title: 'settings.netRates', areas: ['rates'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  validateSearch: search({ scheme: text }),
  loader: (args) => load(args, query(api.netRateSettings.listAccount)),
  component: AccountSchemesPage,
})

function AccountSchemesPage() {
  const { scheme } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <AccountSchemes scheme={scheme} onSchemeChange={(next) => void navigate({ search: { scheme: next } })} />
}
