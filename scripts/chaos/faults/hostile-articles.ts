import { brokenArticles } from '../../../e2e/support/broken-articles';
import type { Fault } from '../fault';
import { kindOf } from '../visitors';

const articles = brokenArticles.map(([, fields], n) => ({
  id: `hostile${n}`,
  fields: { title: `Hostile ${n}`, slug: `hostile-${n}`, ...fields },
}));

export const hostileArticles: Fault = {
  name: 'hostile articles',
  async begin({ url, contentful, callWebhook }, phase) {
    for (const entry of articles) contentful.command({ do: 'publish', entry });
    await callWebhook('hostile0');
    const read = async (path: string) => {
      const status = await fetch(url + path).then((response) => response.status, kindOf);
      if (status !== 200 && status !== 404) phase.problem(`${status} ${path}`);
    };
    await Promise.all(
      articles.flatMap(({ fields: { slug } }) => [`/blog/${slug}`, `/blog/${slug}.md`]).map(read),
    );
  },
  async end({ contentful, callWebhook }) {
    for (const { id } of articles) contentful.command({ do: 'unpublish', id });
    await callWebhook('hostile0', 'unpublish');
  },
};
