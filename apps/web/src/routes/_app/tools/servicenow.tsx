import { query } from '@dragoman/hooks/query'
import { hostInfo, type HostKind } from '@dragoman/sdk/host'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ServiceNow } from '../../../features/service-now/ServiceNow.tsx'
import { load } from '../../../load.ts'

const settingsQuery = () => query(api.serviceNow.getSettings)

/** Kinds of installations that offer it. */
const hosts: HostKind[] = ['devops', 'localhost']

export const Route = createFileRoute('/_app/tools/servicenow')({
  staticData: {
    title: 'serviceNow.title',
    areas: ['mappings'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    nav: { section: 'tools', label: 'shell.nav.serviceNow', order: 2, hosts },
  },
  beforeLoad: () => {
    if (!hosts.includes(hostInfo(location.host).kind)) throw notFound()
  },
  loader: (args) => load(args, settingsQuery()),
  component: ServiceNowPage,
})

function ServiceNowPage() {
  const { data } = useSuspenseQuery(settingsQuery())
  return <ServiceNow settings={data} />
}
