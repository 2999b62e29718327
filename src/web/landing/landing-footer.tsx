/** The foot of the landing page: product, support, and legal links. */
import type { MouseEvent, ReactNode } from 'react'
import { useRead } from '../api/use-read.ts'
import { Logo } from '../ui/logo.tsx'

const linkClasses = 'inline-block py-1 text-muted hover:text-text hover:underline max-tablet:py-2.5'

export function LandingFooter() {
  const settings = useRead('publicSettings', {}).data
  return (
    <footer className="border-t border-paper-line text-14">
      <div className="mx-auto grid max-w-310 grid-cols-[1fr_1.4fr] gap-6 px-5 py-10 tablet:grid-cols-[1.2fr_1fr_1.5fr_1fr] tablet:gap-8 desktop:grid-cols-[1.6fr_1fr_1fr_1fr] tablet:px-8">
        <div className="max-tablet:col-span-2">
          <Logo />
          <p className="mt-2 text-muted">Shift schedules for hospitalist groups</p>
        </div>
        <FooterColumn title="Product">
          <Internal to="/">Dashboard</Internal>
          <Internal to="/schedule-upload">Schedule Analysis</Internal>
          <Internal to="/group-settings">Group Settings</Internal>
        </FooterColumn>
        <FooterColumn title="Support">
          <Internal to="/help">Help &amp; Support</Internal>
          <Internal to="/help">Documentation</Internal>
          {settings && (
            <li>
              <a href={`mailto:${settings.supportEmail}`} className={`${linkClasses} wrap-anywhere`}>
                {settings.supportEmail}
              </a>
            </li>
          )}
        </FooterColumn>
        <FooterColumn title="Legal">
          <Legal url={settings?.privacyUrl}>Privacy Policy</Legal>
          <Legal url={settings?.termsUrl}>Terms of Service</Legal>
        </FooterColumn>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

/** Pages are for signed-in people: a visitor signs in first, and lands there. */
function Internal({ to, children }: { to: string; children: ReactNode }) {
  const signIn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.location.assign(`/api/login?${new URLSearchParams({ returnTo: to })}`)
  }
  return (
    <li>
      <a href={to} className={linkClasses} onClick={signIn}>
        {children}
      </a>
    </li>
  )
}

/** Without an address the entry is plain text. */
function Legal({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  return (
    <li>
      {url ? (
        <a href={url} className={linkClasses}>
          {children}
        </a>
      ) : (
        <span className="inline-block py-1 text-muted max-tablet:py-2.5">{children}</span>
      )}
    </li>
  )
}
