import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/tools/')({
  staticData: {
    title: 'shell.section.tools',
    requires: ['ROLE_ACCOUNT_ADMIN', 'TM_import', 'GLOSSARY_create', 'USER_save', 'USER_rates'],
  },
  // The first page of the section that the person may open.
  beforeLoad: ({ context: { session } }) => {
    throw redirect({ to: session.can(['ROLE_ACCOUNT_ADMIN']) ? '/tools/portal' : '/tools/import', replace: true })
  },
})
