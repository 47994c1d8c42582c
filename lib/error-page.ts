import { company } from '../content/company.ts';
import { html, standalonePage } from './platform/http/html.ts';

/** What visitors read in place of a document that failed: whole without scripts, and with a policy that allows none. */
export const errorPage = standalonePage({
  title: `Something went wrong | ${company.name}`,
  body: html`<h1>This page could not be shown</h1>
<p>Something went wrong on our side, and it has been noted. Please try again in a moment.</p>
<p>In the meantime we are glad to help by phone at <a href="${company.phone.href}">${company.phone.display}</a> or by email at <a href="mailto:${company.email}">${company.email}</a>.</p>
<p><a href="/">Home</a> · <a href="/vacation-rentals">Vacation rentals</a> · <a href="/partner">For owners</a> · <a href="/blog">Blog</a> · <a href="/contact">Contact</a></p>`,
});
