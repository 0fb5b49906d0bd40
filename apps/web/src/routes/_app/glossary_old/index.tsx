import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/glossary_old/')({
  staticData: { title: 'glossaries.title', requires: ['GLOSSARY_list'] },
  beforeLoad: () => {
    throw redirect({ to: '/glossary', replace: true })
  },
})
