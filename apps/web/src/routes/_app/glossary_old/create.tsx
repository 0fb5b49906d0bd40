import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/glossary_old/create')({
  staticData: { title: 'glossaries.new', requires: ['GLOSSARY_create'] },
  beforeLoad: () => {
    throw redirect({ to: '/glossary/create', replace: true })
  },
})
