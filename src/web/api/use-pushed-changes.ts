/** Listens to the server's pushed changes and refreshes just what changed. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventsPath, pushedEvent } from '../../contract/events.ts'
import { topics } from '../../contract/route.ts'
import { refreshTopics } from './use-read.ts'

export function usePushedChanges(isSignedIn: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isSignedIn) return
    const source = new EventSource(eventsPath, { withCredentials: true })
    let wasOpen = false
    source.onopen = () => {
      // What happened while the line was down was not heard.
      if (wasOpen) refreshTopics(client, topics)
      wasOpen = true
    }
    source.onmessage = ({ data }) => refreshTopics(client, pushedEvent.parse(JSON.parse(data)).topics)
    return () => source.close()
  }, [client, isSignedIn])
}
