import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Signs a page for WeChat's JS-SDK, so that it can set its share card. */
export const signWechatPage = endpoint({
  method: 'GET',
  path: '/api/wechat/signature',
  summary: "Signs the address of a page of this site for WeChat's JS-SDK.",
  audience: 'anyone',
  input: z.object({
    /** The exact URL of the page; a fragment is ignored. */
    url: z.string().min(1).max(2000),
  }),
  reply: z.object({
    appId: z.string(),
    /** In seconds. */
    timestamp: z.int(),
    nonceStr: z.string(),
    signature: z.string(),
    /** The URL of the JS-SDK; null if pages must not load it. */
    script: z.string().nullable(),
    /** Whether the signature is of a simulated account, which WeChat does not accept. */
    isSimulated: z.boolean(),
  }),
  errors: ['wechat_card_off', 'wechat_card_host', 'wechat_card_unavailable', 'wechat_card_setup'],
  rate: 'wechatCard',
});
