import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/maintenance')({
  staticData: { title: 'shell.home' },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
