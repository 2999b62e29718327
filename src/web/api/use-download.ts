/** Fetches a file of the contract and saves it; says so when it cannot, and sends a lost session to sign in. */
import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '../files/save-file.ts'
import { toast } from '../ui/toast.ts'
import { type CallArguments, callForFile, type FileCallName, isUnauthorized } from './call.ts'
import { sendToSignIn } from './send-to-sign-in.ts'
import { reasonOf } from './use-change.ts'

export function useDownload<Name extends FileCallName>(name: Name) {
  return useMutation({
    mutationFn: (given: CallArguments<Name>) => callForFile(name, given),
    onSuccess: (file) => saveBlob(file.name, file.content),
    onError: (error) => {
      if (isUnauthorized(error)) sendToSignIn()
      else toast({ title: 'The file could not be made', description: reasonOf(error), tone: 'bad' })
    },
  })
}
