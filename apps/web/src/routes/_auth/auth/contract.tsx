import { createFileRoute } from '@tanstack/react-router'
import { Contracts } from '../../../features/sign-in/Contracts.tsx'
import { requireStep } from '../../../ground/sign-in-steps.ts'

export const Route = createFileRoute('/_auth/auth/contract')({
  staticData: { title: 'access.contract.title', frame: 'wide' },
  beforeLoad: ({ context: { session } }) => requireStep('/auth/contract', session),
  component: ContractPage,
})

function ContractPage() {
  return <Contracts />
}
