import { createFileRoute } from '@tanstack/react-router'
import { WebsocketTester } from '../../features/websocket-tester/WebsocketTester.tsx'

export const Route = createFileRoute('/_app/websocket-tester')({
  staticData: { title: 'websocket.title', areas: ['websocket'] },
  component: WebsocketTester,
})
