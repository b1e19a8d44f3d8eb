/** Vietnamese: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const vietnamese: Language = {
  code: 'vi',
  questions: {
    self: 'tôi, của tôi, cho tôi, chúng tôi, chồng tôi, vợ tôi, mẹ tôi',
  },
  abbreviations: 'tp, q, p',
  everyDay: 'mỗi',
  comparisonWords: {
    denials: 'không, chưa',
  },
  secretWords: {
    passwords: `
      mật khẩu, mat khau, mật mã, pass wifi, mật khẩu wifi, cụm mật khẩu, mk wifi, từ khóa bí mật, mật ngữ`,
    shortPasswords: 'mk, pass, pw, mkhau, pas, mkhẩu, mkh, pswd, mật khẩu',
    pins: `
      pin, mã pin, ma pin, puk, mã otp, ma otp, otp, mã xác nhận, mã xác thực, mã xác minh, mã bảo mật,
      mã bí mật, cvv, cvc, mã thẻ, mã đăng nhập, mã mở khóa, mã dự phòng, mã khôi phục, mã dùng một lần,
      số trong tin nhắn, mã trong tin nhắn, mã sms`,
    codes: 'mã, ma so, mã số, code, tổ hợp, dãy số, số',
    digits: 'không, một, hai, ba, bốn, năm, sáu, bảy, tám, chín',
    locks: `
      mã cửa, mã cổng, két sắt, két, báo động, báo trộm, ổ khóa, ổ khoá, khóa số, khoá số, khóa cửa,
      khoá cửa, hộp chìa khóa, hộp chìa khoá, chuông cửa, hộp khóa, khóa, mở khóa, mở khoá, mở bằng,
      tắt báo động`,
    doors: `
      cửa, cổng, gara, ga ra, tòa nhà, toà nhà, chung cư, căn hộ, kho, văn phòng, thang máy, vali, tủ,
      lối vào, nhà xe, sảnh, hầm`,
    logins: `
      đăng nhập, tài khoản, tk, tên đăng nhập, tên người dùng, user, wifi, wi-fi, mạng, router, modem,
      đăng nhập bằng, vào bằng, tất cả tài khoản, log in`,
    ids: `
      cccd, cmnd, căn cước, căn cước công dân, chứng minh nhân dân, chứng minh thư, số cccd, số căn cước,
      mã số thuế, số định danh, cmt, bhxh`,
    documents: `
      hộ chiếu, passport, số hộ chiếu, bằng lái, giấy phép lái xe, gplx, giấy tờ du lịch, giấy thông hành`,
    cards: 'thẻ, số thẻ, thẻ tín dụng, thẻ ghi nợ, visa, mastercard, thẻ ngân hàng',
    accounts: 'stk, số tài khoản, so tai khoan, tài khoản ngân hàng',
    devices: 'máy tính bảng, điện thoại, ipad',
    copulas: 'là, la, gửi là, vẫn là, bây giờ là, vẫn, giờ, đang là',
    otherNumbers: `
      mã bưu chính, mã bưu điện, bưu chính, đơn hàng, mã đơn, mã đơn hàng, đơn, hóa đơn, vận đơn, mã vận đơn,
      bưu kiện, theo dõi, chuyến bay, chuyến, tàu, phòng, ghế, sân ga, isbn, số seri, giảm giá, mã giảm giá,
      khuyến mãi, phiếu, lỗi, mã lỗi, phiên bản, điện thoại, sđt, đt, hồ sơ, mã nguồn, mã vạch, sản phẩm,
      trang, tuyến, xe buýt, giá, khách hàng, đặt chỗ, quận, số tài khoản, mã vùng`,
    talk: `
      quên, đã quên, phải, phải có, ít nhất, tối thiểu, ký tự, kí tự, hết hạn, đổi, thay đổi, đặt lại,
      khôi phục, sai, mất, lấy lại, làm sao, ngày mai, gửi sau`,
    entered: 'nhập, gõ, bấm, ấn, điền, dùng, bấm số, xoay, dấu thăng, dấu sao',
    questions: `
      tên thời con gái, câu hỏi bảo mật, câu hỏi bí mật, thú cưng đầu tiên, tên thú cưng, tên con chó,
      tên con mèo, con đường nơi, lớn lên, trường đầu tiên, trường tiểu học, xe đầu tiên, nơi sinh,
      bạn thân, biệt danh`,
    answers: 'trả lời, câu trả lời, đáp án, điền, viết, trả lời, ghi',
    verified: 'để xác minh, để xác nhận, để xác thực, để đăng nhập',
    kept: `
      cho mọi thứ, ở mọi nơi, dùng chung, lưu cái này, giữ cái này, nhớ giúp, ghi lại giúp,
      tên và năm sinh, dễ đoán, dùng cho mọi thứ`,
    rescues: 'mất điện thoại, mất máy, dùng một lần',
    keys: 'khóa, khoá, token, mã thông báo, khóa api, bí mật, khóa khôi phục, key',
    atms: 'atm, cây atm, máy rút tiền, thẻ ngân hàng, thẻ atm, rút tiền, rút',
    texted: 'sms, tin nhắn, xác minh, xác thực, xác nhận, otp, gửi về',
    asks: 'cho biết, cho mình, cho tôi, gửi, là gì, nào, nhập, cần, viết, đọc, bao nhiêu',
    replies: `
      có, không, ok, được, cảm ơn, sau, đợi, chờ, không biết, không nhớ, quên, tại sao, chào, như cũ,
      giống, có thể, không có gì, đúng`,
    opens: 'mở khóa, mở, vào được, mở bằng',
    sides: 'trái, phải, sang trái, sang phải',
    thens: 'rồi',
    cardCodes: 'cvv, cvc, mã bảo mật, ba số sau, ba số mặt sau, mặt sau thẻ',
    announced: {
      names: 'mật khẩu',
    },
    nearby: {
      small: 'và, là, có, không, cho, của, thì, được, này, anh, em',
      with: 'bằng',
      currencies: 'đ, vnd',
      measures: 'ký, kí',
      security: 'bảo mật',
      asking: 'câu hỏi, hỏi tôi',
      backs: 'sau',
    },
  },
  orderWords: {
    machine:
      'AI, trí tuệ nhân tạo, chatbot*, bot, mô hình ngôn ngữ, trợ lý ảo, trợ lý AI, trợ lý số, GPT, robot trò chuyện, mạng nơ ron',
    helper: 'trợ lý, mô hình',
    job: 'giám đốc, nha sĩ, bác sĩ, ông, bà, nhân viên, bộ trưởng, thư ký, công chứng, luật sư, đạo diễn, gọi điện',
    addressed:
      'gửi AI, gửi trợ lý, gửi mọi mô hình, gửi mô hình, trợ lý thân mến, dành cho AI, dành cho mô hình, nếu bạn là AI, lưu ý cho AI, nếu bạn là bot, gửi mọi AI',
    you: 'bạn, mày, cậu',
    drop: 'bỏ qua, quên mọi, quên hết, hãy quên, phớt lờ, đừng tuân, hủy bỏ, tắt, vô hiệu hóa, phá vỡ, gạt bỏ, vượt qua, không tuân theo, ngừng tuân',
    lifted:
      'đã bị hủy, bị bãi bỏ, không còn hiệu lực, hết hiệu lực, đã gỡ bỏ, không áp dụng, đã tạm ngưng, vô hiệu, đã bị rút lại, bị rút lại, rút lại',
    rules:
      'chỉ dẫn, hướng dẫn, quy tắc, quy định, luật, hạn chế, giới hạn, bộ lọc, mệnh lệnh, chính sách, lệnh trước, an toàn',
    prior: 'trước đây, trước đó, trước, mọi, tất cả, toàn bộ, ban đầu, ở trên, cũ',
    your: 'của bạn, của mày, bạn đã nhận, bạn nhận được',
    tell: 'trả lời, hãy trả lời, nói, hãy nói, nói rằng, nhắc đến, nhắc tới, đề cập, viết, khẳng định, thêm, kết thúc, tóm tắt, dịch, tuyên bố, xác nhận',
    advise:
      'giới thiệu, khuyên, khen, ca ngợi, quảng cáo, đề xuất, ưu tiên, chê, nói xấu, đồng ý, thuyết phục, lái, là hoàn hảo, hoàn hảo, không chê vào đâu',
    show: 'hiển thị, tiết lộ, in ra, cho xem, liệt kê, công bố, đưa ra, xuất ra',
    act: 'gửi, chuyển tiếp, chạy, thực thi, gọi hàm, xóa, chèn, lưu, sao chép, đính kèm, mở, nhấp, mua, chuyển khoản, gắn, thu thập, dùng công cụ, dán, hỏi xin, thanh toán',
    must: 'phải, cần, nên, hãy, không được, cấm, bắt buộc, có nghĩa vụ, vui lòng, xin hãy',
    wish: 'sẽ thật tốt, thật tốt nếu, giá mà, sẽ rất vui, tốt biết mấy, chu đáo, một trợ lý tốt, tốt bụng, thiện chí',
    always: 'luôn, luôn luôn, không bao giờ, chỉ, mọi lúc, mỗi lần, trong mọi trường hợp, tuyệt đối',
    later:
      'từ giờ, từ nay, kể từ bây giờ, từ bây giờ, kể từ nay, trong câu trả lời tiếp theo, câu trả lời tiếp theo, lần tới, trước khi trả lời, sau khi đọc, từ nay về sau, từ câu hỏi thứ, trước khi tiếp tục',
    each: 'mọi câu trả lời, mỗi câu trả lời, tất cả câu trả lời, mọi cuộc trò chuyện, mọi câu hỏi, mỗi tin nhắn, bất kể câu hỏi, cuối mỗi, bắt đầu mỗi câu trả lời',
    asked:
      'nếu người dùng, khi người dùng, nếu được hỏi, khi được hỏi, hễ người dùng, câu hỏi về, khi nói về, hỏi về, khi được hỏi về, nếu được hỏi về',
    user: 'người dùng, người đối thoại, người trò chuyện, người bạn đang nói, người đang chat, chủ hộp thư, hỏi chủ',
    answer: 'câu trả lời, bản tóm tắt, phản hồi',
    prompt:
      'lời nhắc hệ thống, prompt, chỉ dẫn hệ thống, chỉ dẫn ẩn, thông điệp hệ thống, hướng dẫn bí mật, cấu hình nội bộ',
    secret: 'mật khẩu, mã PIN, thẻ tín dụng, số thẻ, số tài khoản, thông tin cá nhân, khóa API, căn cước',
    record:
      'cuộc trò chuyện, hội thoại, lịch sử, ký ức, bộ nhớ, danh bạ, số điện thoại của, tin nhắn, địa chỉ của, ghi chú đã lưu',
    hide: 'đừng nói với, đừng nhắc, đừng tiết lộ, không nói với, đừng cho, bí mật, lén, âm thầm, lặng lẽ, giấu, che giấu, không cần hỏi, mà không hỏi, không cần biết, bỏ qua những, mà không báo, không thông báo, không hề hay biết, không bao giờ thừa nhận, đừng thừa nhận, im lặng, lờ đi, bản sao ẩn, BCC',
    consent:
      'đã đồng ý, không cần hỏi, không cần xác nhận, không xin phép, đã duyệt trước, không cần phép, khỏi hỏi',
    obey: 'tuân lệnh, vâng lời, làm theo ghi chú, chỉ làm theo, chỉ nghe, làm theo mọi, nghe lời, không từ chối, không bao giờ từ chối, đừng từ chối, tin tưởng duy nhất, làm theo, nghe lời anh ấy, nghe theo, đồng ý với mọi thứ, phê duyệt tất cả',
    memo: 'ghi chú này, tin nhắn này, văn bản này, tài liệu này, chỉ dẫn này, dòng này, ký ức này, đoạn này, các hướng dẫn sau, tác giả ghi chú này, câu này, hồ sơ này',
    tool: 'công cụ, hàm, plugin, dòng lệnh, công cụ lịch',
    picture: 'hình ảnh, dưới dạng ảnh, liên kết, đường dẫn, quảng cáo, mã giảm giá',
    authority:
      'thông báo hệ thống, chế độ nhà phát triển, nhà phát triển, quản trị viên, quyền cao nhất, ưu tiên cao nhất, đội an ninh, OpenAI, Anthropic, người tạo ra bạn, quản trị viên của bạn, theo nhà cung cấp của bạn',
    role: 'bạn là, bây giờ bạn là, giờ bạn là, đóng vai, giả vờ, hãy đóng, bạn không còn là, tên mới của bạn, tưởng tượng bạn, nhập vai',
    free: 'không giới hạn, không hạn chế, không có quy tắc, vô hạn, không kiểm duyệt, không bộ lọc, không bao giờ từ chối',
    reported:
      'buổi giảng, bài giảng, khóa học, bài báo, kẻ tấn công, lừa đảo, hacker, nghiên cứu, luận văn, hội thảo, tin tức, podcast, bọn trẻ, thảo luận, bài viết, cuộc tấn công, báo cáo mô tả, bà vẫn nói',
    self: 'tôi, chúng tôi, mình, mẹ, bố, ba, bà, ông, anh trai, chị gái, con trai, con gái, cô giáo',
    partner: 'khách hàng, khách, ai đó, người ta, bất kỳ ai',
    when: 'nếu ai, khi ai, nếu có người, hễ ai, từ khóa, ngay khi, ai hỏi, khi nghe thấy',
    deceive:
      'nói dối, lừa, khẳng định, giả vờ, bịa, như sự thật, phủ nhận, chối, đổi chủ đề, làm như không, cố tình, sai, ngày sai, trả lời là không có, sự thật là',
    daily:
      'mẹ, bố, bà ngoại, bà nội, con, chó, mèo, trường, cô giáo, thuốc, cà phê, súp, bột, lò, công thức, cửa, chìa khóa, xe buýt, tàu, hàng xóm, tiền nhà, sinh nhật, sách, bài hát, đội, cảnh sát, gói hàng, bếp, vườn, bánh, ăn sáng, nhà cung cấp hàng, số đơn hàng, hóa đơn, chợ, mang thai, nhà vua, hoàng hậu, cảnh, trò chơi, nhóm, phòng, thảm',
    software: 'hệ thống, ứng dụng, trang web, máy chủ, biểu mẫu, nút, cài đặt, máy in, cập nhật',
  },
  discretionWords: {
    offRecord: `
      đừng lưu điều này, đừng lưu cái này, đừng lưu tin nhắn này, đừng ghi nhớ điều này, đừng ghi nhớ,
      đừng nhớ điều này, đừng ghi lại điều này, đừng ghi lại, không lưu điều này, không ghi lại điều này,
      chỉ cho cuộc trò chuyện này, chỉ trong cuộc trò chuyện này, chỉ trong đoạn chat này,
      chỉ cho đoạn chat này, chỉ giữa chúng ta`,
    forgetAll: `
      quên hết mọi thứ về tôi, hãy quên mọi thứ về tôi, quên mọi thứ về tôi,
      quên tất cả những gì bạn biết về tôi, quên mọi thứ bạn biết về tôi,
      quên hết những gì bạn biết về tôi, quên tất cả về tôi, xóa mọi thứ về tôi,
      xóa tất cả những gì bạn biết về tôi, xóa mọi thứ bạn biết về tôi, xoá mọi thứ bạn biết về tôi,
      xoá tất cả những gì bạn biết về tôi, xóa hết những gì bạn biết về tôi`,
    forgetAllQuestion:
      'Xóa mọi điều tôi đã biết về bạn? Việc này không thể hoàn tác. Trả lời “có” để xác nhận.',
    yes: `
      có, vâng, dạ, ừ, đồng ý, xác nhận, tôi xác nhận, chắc chắn, xóa hết, xóa tất cả, quên hết, làm đi,
      được, ok`,
  },
  requests: {
    polite: 'làm ơn|xin hãy|xin|vui lòng|nhờ bạn|bạn',
    remember: [
      '(?:hãy )?(?:ghi )?nhớ(?: giúp| cho| hộ)?(?: tôi| mình| em| anh)?',
      'đừng quên',
      'hãy lưu ý',
      'hãy lưu lại',
    ],
    link: '(?:rằng|là) ',
    forget: ['(?:hãy )?quên(?: đi)?'],
    forgetLink: '(?:rằng|(?:tất cả )?những gì (?:tôi|mình) (?:đã )?nói về (?<topic>.+))',
  },
  examples: {
    questions: {
      'Khi nào mẹ tôi đến?': 'self',
    },
    requests: {
      'Đừng quên: trả lời trường, xóa ảnh cũ, gửi gói hàng cho An.':
        'remember trả lời trường, xóa ảnh cũ, gửi gói hàng cho An',
      'Hãy nhớ rằng tôi ăn chay': 'remember tôi ăn chay',
      'Hãy quên rằng tôi sống ở Huế.': 'forget tôi sống ở Huế',
    },
  },
};
