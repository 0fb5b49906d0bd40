import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/tools/')({
  staticData: { title: 'shell.section.tools', requires: ['ROLE_ACCOUNT_ADMIN'] },
  beforeLoad: () => {
    throw redirect({ to: '/tools/portal', replace: true })
  },
})
