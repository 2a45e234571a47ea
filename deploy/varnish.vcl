vcl 4.1;

# Before the balancer, for what the shop sends alike to many: its files, pictures, and pages of visitors of whom it knows nothing but where they are.
#
# A page is the same for all who are in one market and language and on the same side of the front door, and that is what its cookies say. The shop sends it
# as "private, no-cache" with a tag, because it could not say so in Vary: all other cookies would count as well. Here it is kept for ten seconds. That is short
# enough that nobody has to purge: a price or a stock that was changed is right everywhere ten seconds later, and the checkout asks the shop anyway. The shop
# tells its own servers of changes; whoever wanted to tell this one too would have to know which pages show what was changed.

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  unset req.http.X-Kept-As;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }

  # A little grace while the shop answers, all of it while it does not.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }

  if (req.url ~ "^/(assets|messages)/" || req.url ~ "^/favicon\." || req.url ~ "^/api/v1/images/") {
    unset req.http.Cookie;
    return (hash);
  }
  # All others of the API, health, the mailbox and what tells of versions.
  if (req.url ~ "^/(api|health|dev|version)(/|\?|$)") { return (pass); }

  # A page. Its address names the language, its cookies the market and that the visitor has entered; without them the shop decides, and sends some.
  if (req.url !~ "^/[a-z]{2,3}(-[A-Za-z]+)?/" || req.http.Cookie !~ "(^|;\s*)trellis_place=") { return (pass); }
  # Known to an account, or brought by a tour lead: the shop itself answers them.
  if (req.http.Cookie ~ "(^|;\s*)trellis_(known|tour_lead)=") { return (pass); }
  # What a campaign adds says nothing to the shop; what else stands there may be a token, a search or a tour lead's code.
  set req.http.X-Url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid)=[^&]*", "\1");
  set req.http.X-Url = regsuball(req.http.X-Url, "([?&])&+", "\1");
  set req.url = regsub(req.http.X-Url, "[?&]+$", "");
  unset req.http.X-Url;
  if (req.url ~ "[?&](tlId|token|term|to|market)=") { return (pass); }
  # Nobody's account, cart, order or checkout.
  if (req.url ~ "^/[^/]+/(user|cart|checkout|orders?|login|sign-up|reset-password|admin)") { return (pass); }

  set req.http.X-Kept-As = "page " +
    regsub(req.http.Cookie, "^(.*;\s*)?trellis_place=([^;]*).*$", "\2");
  if (req.http.Cookie ~ "(^|;\s*)trellis_gate=") {
    set req.http.X-Kept-As = req.http.X-Kept-As + " " +
      regsub(req.http.Cookie, "^(.*;\s*)?trellis_gate=([^;]*).*$", "\2");
  }
  return (hash);
}

# Beside the address: market and language, and the gate's mark, which is the same for all who have entered.
sub vcl_hash {
  hash_data(req.http.X-Kept-As);
}

sub vcl_backend_response {
  set beresp.grace = 5m;
  if (bereq.http.X-Kept-As) {
    # What sets a cookie is for one visitor; an error or a way elsewhere is asked for again.
    if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Content-Type ~ "^text/html") {
      set beresp.ttl = 10s;
      # The key has said what of them counts.
      set beresp.http.Vary = "Accept-Encoding";
      return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
}

sub vcl_deliver {
  # A browser and what stands between must not think that it is for all.
  if (req.http.X-Kept-As) {
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.Vary = "Cookie, Accept-Language, Accept-Encoding";
    unset resp.http.Age;
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
