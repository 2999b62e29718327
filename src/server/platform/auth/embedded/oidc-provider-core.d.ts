/** The provider without its index file, which warns on the console of every Node older than 22. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
