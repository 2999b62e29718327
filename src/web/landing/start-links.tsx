/** The links that begin: all of them lead to the sign-in page of the server, outside of this application. */
import { Button } from '../ui/button.tsx'

const signIn = '/api/login'
const large = 'h-12! px-5.5! text-16! max-tablet:flex-1 max-tablet:px-3!'

export function HeaderLinks() {
  return (
    <>
      <Button asChild variant="quiet" className="h-10! text-14! text-text!">
        <a href={signIn}>Sign In</a>
      </Button>
      <Button asChild variant="primary" className="h-10! px-4! text-14!">
        <a href={signIn}>Get Started</a>
      </Button>
    </>
  )
}

export function StartLinks() {
  return (
    <div className="flex gap-3">
      <Button asChild variant="primary" className={large}>
        <a href={signIn}>Start Free Trial</a>
      </Button>
      <Button asChild className={`${large} border-control! bg-transparent! hover:bg-raised!`}>
        <a href={signIn}>Book Demo</a>
      </Button>
    </div>
  )
}
